import type { Board, PackedMove } from '../board/board.ts';
import { classify } from '../nature/classify.ts';
import type { JudgedMove } from '../nature/finding.ts';
import type { NatureLaw } from '../nature/law.ts';

/** Names a legal move on the board, which is left as it was. */
export type Namer = (board: Board, move: PackedMove, ply: number) => JudgedMove;

/** Names each position (with its pieces by number) and move only once: laps are gone round more than once. */
export const namerUnder = (law: NatureLaw): Namer => {
  const known = new Map<string, JudgedMove>();
  return (board, move, ply) => {
    const key = `${board.places.join()} ${String(move)}`;
    const judged = known.get(key) ?? classify(board, move, ply, law);
    known.set(key, judged);
    return { ...judged, ply };
  };
};
