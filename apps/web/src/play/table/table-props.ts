import type { Line } from '@qili/rules';
import type { Asked } from '../following/live-socket.ts';
import type { Live } from '../following/live-state.ts';

/** A live game at the board: how it stands, and how to ask something of it. */
export interface TableProps {
  readonly live: Live;
  readonly line: Line;
  readonly isConnected: boolean;
  readonly ask: (asked: Asked) => void;
}
