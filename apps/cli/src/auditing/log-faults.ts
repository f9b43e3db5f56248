import type { LogFault } from '@qili/audit';
import type { Words } from '../words/words.ts';

export const sayLogFault = (fault: LogFault, { audit }: Words): string =>
  (audit[fault.code] as (fault: LogFault) => string)(fault);
