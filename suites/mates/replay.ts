import type { Board, PackedMove } from '../../packages/rules/src/board/board.ts';
import { isInCheck } from '../../packages/rules/src/movegen/attacks.ts';
import type { MateResult } from '../../packages/rules/src/tactics/mate.ts';
import { legalOn } from '../boards.ts';

/** What `look` sees after the move; the board comes back as it was. */
export const after = <T>(board: Board, move: PackedMove, look: () => T): T => {
  const taken = board.make(move);
  const seen = look();
  board.unmake(move, taken);
  return seen;
};

/** Checking moves found the long way round: play every legal move and look at the enemy king. */
export const checksByTrial = (board: Board): PackedMove[] =>
  legalOn(board).filter((move) => after(board, move, () => isInCheck(board, board.turn)));

/** The plain definition: is there a mate within `left` own checks? Exponential; for few checks. */
export const matesByTrial = (board: Board, left: number): boolean =>
  left > 0 &&
  legalOn(board).some((move) =>
    after(
      board,
      move,
      () =>
        isInCheck(board, board.turn) &&
        legalOn(board).every((reply) => after(board, reply, () => matesByTrial(board, left - 1))),
    ),
  );

/**
 * Plays every defence against a claimed mate and asks `solve` again after each: undefined if all
 * end in checkmate, the longest of them in as many checks as claimed; else what went wrong.
 */
export const flawOf = (board: Board, solve: (board: Board) => MateResult): string | undefined => {
  const known = new Map<string, number | string>();
  const longest = (): number | string => {
    const key = `${String(board.hashLo)},${String(board.hashHi)}`;
    const found = known.get(key) ?? played(solve(board));
    known.set(key, found);
    return found;
  };
  const played = (claim: MateResult): number | string => {
    const move = claim.kind === 'mate' ? claim.line[0] : undefined;
    if (claim.kind !== 'mate' || move === undefined) return `${claim.kind} where a mate was claimed`;
    if (!legalOn(board).includes(move)) return 'an illegal move';
    const checks = after(board, move, () => {
      if (!isInCheck(board, board.turn)) return 'a move that gives no check';
      let most = 0;
      for (const reply of legalOn(board)) {
        const rest = after(board, reply, longest);
        if (typeof rest === 'string') return rest;
        most = Math.max(most, rest);
      }
      return most + 1;
    });
    const fits = checks === claim.checks && claim.line.length === 2 * claim.checks - 1;
    return typeof checks === 'string' || fits
      ? checks
      : `${String(claim.checks)} claimed, ${String(checks)} played`;
  };
  const end = longest();
  return typeof end === 'string' ? end : undefined;
};

/**
 * Whether the attacker mates by checks in any number: the whole graph of checks is laid out, then
 * positions are won by the definition until no more are. Undefined if it has more than `most` positions.
 */
export const everMatesByTrial = (board: Board, most: number): boolean | undefined => {
  const graph = new Map<string, string[][]>();
  const lay = (): string => {
    const key = `${String(board.hashLo)},${String(board.hashHi)}`;
    if (graph.has(key) || graph.size > most) return key;
    const answers: string[][] = [];
    graph.set(key, answers);
    for (const move of legalOn(board)) {
      after(board, move, () => {
        if (isInCheck(board, board.turn))
          answers.push(legalOn(board).map((reply) => after(board, reply, lay)));
      });
    }
    return key;
  };
  const root = lay();
  if (graph.size > most) return undefined;
  const won = new Set<string>();
  for (let before = -1; before < won.size;) {
    before = won.size;
    for (const [key, answers] of graph)
      if (answers.some((replies) => replies.every((reply) => won.has(reply)))) won.add(key);
  }
  return won.has(root);
};
