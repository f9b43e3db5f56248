import type { JudgedMove } from '../nature/finding.ts';
import type { Line } from '../position/line.ts';
import type { RuleSet } from '../ruling/ruleset.ts';
import type { JudgedCycle } from '../ruling/ruling.ts';
import { explainMove } from './explain-move.ts';
import { explainRuling } from './explain-ruling.ts';
import type { Locale } from './locale.ts';

/** The proof of a ruling in words: a paragraph for each move, leaving out what an earlier lap has said. */
export const explainMoves = (line: Line, moves: readonly JudgedMove[], locale: Locale): string[] => [
  ...new Set(moves.map((move) => explainMove(line, move, locale))),
];

/** A judged cycle in words: the ruling with its clause, then the proof, a paragraph each. */
export const explainCycle = (line: Line, judged: JudgedCycle, rules: RuleSet, locale: Locale): string[] => [
  explainRuling(judged.ruling, rules, locale),
  ...explainMoves(line, judged.moves, locale),
];
