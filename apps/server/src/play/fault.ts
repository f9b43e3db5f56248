import type { LiveFault } from '@qili/protocol';
import { err, type Result } from '@qili/rules';

/** A fault before it is put into words. */
export type Refused = Omit<LiveFault, 'message'>;

export const refused = (code: Refused['code'], more: Omit<Refused, 'code'> = {}): Result<never, Refused> =>
  err({ code, ...more });
