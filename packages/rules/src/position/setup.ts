import type { Square } from '../board/square.ts';
import type { Color, Piece } from '../board/types.ts';

/** Pieces and side to move as someone wrote them: well formed, not necessarily a legal position. */
export interface Setup {
  readonly pieces: ReadonlyMap<Square, Piece>;
  readonly turn: Color;
  /** Plies since the last capture, where the text says how many; absent for none. */
  readonly quiet?: number;
}
