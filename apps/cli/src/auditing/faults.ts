import type { QueueFault } from '@qili/audit';
import { sayStoreFault, type ServerFault } from '@qili/store';
import type { Problem } from '@qili/rules';
import type { Session } from '../terminal/session.ts';
import type { OwnQueueFault } from '../words/words.ts';
import { sayLogFault } from './log-faults.ts';

/** Why an audit cannot be handed to others, or taken from them; `out` is the file that its report goes to. */
export const queueProblem = (
  fault: QueueFault,
  { words, locale }: Session,
  out: string | undefined,
): Problem => {
  const { code } = fault;
  switch (code) {
    case 'no-report':
    case 'other-report':
    case 'report-unusable':
      return { code, message: sayLogFault(fault, words), where: { file: out } };
    case 'queue-needs-server':
    case 'audit-unknown':
    case 'audit-unread':
    case 'audit-cut-off': {
      const say = words.queue[code] as (fault: OwnQueueFault, say: (fault: ServerFault) => string) => string;
      return { code, message: say(fault, (server) => sayStoreFault(server, locale)) };
    }
    default:
      return { code, message: sayStoreFault(fault, locale) };
  }
};
