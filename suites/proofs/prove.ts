import { packMove } from '../../packages/rules/src/board/board.ts';
import { moveName } from '../../packages/rules/src/board/move.ts';
import type { Excuse, Finding, JudgedMove, Nature } from '../../packages/rules/src/nature/finding.ts';
import { makeFen } from '../../packages/rules/src/position/fen.ts';
import type { Line } from '../../packages/rules/src/position/line.ts';
import { boardOf, positionOn } from '../../packages/rules/src/position/position.ts';
import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';
import { checkBait, checkFinding, type Proof } from './checker.ts';

/** A finding that does not hold: the position before the move, and why. */
export interface Refuted {
  readonly source: string;
  readonly fen: string;
  readonly move: string;
  readonly finding: Finding | Excuse;
  readonly reason: string;
}

/** What came of checking the findings of many moves. */
export interface Tally {
  moves: number;
  readonly checked: Partial<Record<Nature | 'unknown' | 'taking-loses', number>>;
  readonly refuted: Refuted[];
}

export const emptyTally = (): Tally => ({ moves: 0, checked: {}, refuted: [] });

/** Checks every finding of the judged moves of a line, and enters in the tally what comes of it. */
export const prove = (
  source: string,
  line: Line,
  judged: readonly JudgedMove[],
  rules: RuleSet,
  tally: Tally,
): void => {
  const board = boardOf(line.start);
  const byPly = new Map(judged.map((move) => [move.ply, move]));
  // A move that recurs has the same findings: they are proved once and counted each time.
  const known = new Map<Finding | Excuse, Proof>();
  for (const [ply, played] of line.moves.entries()) {
    const move = byPly.get(ply);
    if (move !== undefined) tally.moves++;
    const enter = (told: Finding | Excuse, kind: keyof Tally['checked'], check: () => Proof): void => {
      const proof = known.get(told) ?? check();
      known.set(told, proof);
      tally.checked[kind] = (tally.checked[kind] ?? 0) + 1;
      if (proof.ok) return;
      const fen = makeFen(positionOn(board));
      tally.refuted.push({ source, fen, move: moveName(played), finding: told, reason: proof.reason });
    };
    for (const finding of move?.findings ?? [])
      enter(finding, finding.nature, () => checkFinding(board, played, finding, rules.natures.chase));
    for (const excuse of move?.excuses ?? [])
      if (excuse.code === 'taking-loses') enter(excuse, excuse.code, () => checkBait(board, played, excuse));
    board.make(packMove(played));
  }
};
