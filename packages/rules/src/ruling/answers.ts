import { COLORS, opposite, type Color } from '../board/types.ts';
import { isAttack, type AttackNature, type JudgedMove } from '../nature/finding.ts';
import { isKept } from '../nature/escape.ts';
import { boardAfter, type Line } from '../position/line.ts';
import type { RuleSet } from './ruleset.ts';

/** How a side meets the other's attacks throughout a cycle, where the books have a word for it. */
export const ANSWERS = [
  'check-answered-by-check', // 解将还将
  'kill-answered-by-kill', // 解杀还杀
  'chase-answered-by-chase', // 解捉还捉
  'two-attacks-one-back', // 二打一还打
] as const;
export type AnswerCode = (typeof ANSWERS)[number];

/** A fact about a cycle; no ruling rests on it. */
export interface Answer {
  readonly code: AnswerCode;
  /** The sides that answer so. */
  readonly by: readonly Color[];
}

/** Which sides answer every check, every kill or every chase of the cycle with the same, and who attacks back once in two. */
export const answersOf = (line: Line, moves: readonly JudgedMove[], rules: RuleSet): Answer[] => {
  const sides: Readonly<Record<AnswerCode, (color: Color) => boolean>> = {
    'check-answered-by-check': (color) => answersInKind('check', color, line, moves, rules),
    'kill-answered-by-kill': (color) => answersInKind('kill', color, line, moves, rules),
    'chase-answered-by-chase': (color) => answersInKind('chase', color, line, moves, rules),
    'two-attacks-one-back': (color) => attacksBackOnce(color, moves),
  };
  return ANSWERS.map((code) => ({ code, by: COLORS.filter((color) => sides[code](color)) })).filter(
    ({ by }) => by.length > 0,
  );
};

/** Whether each attack of this nature on the side is parried by a move that is the same. */
const answersInKind = (
  nature: AttackNature,
  color: Color,
  line: Line,
  moves: readonly JudgedMove[],
  rules: RuleSet,
): boolean => {
  const attacks = moves.filter((move) => move.color !== color && move.nature === nature);
  return attacks.length > 0 && attacks.every((attack) => isAnswered(attack, line, moves, rules));
};

const isAnswered = (
  attack: JudgedMove,
  line: Line,
  moves: readonly JudgedMove[],
  rules: RuleSet,
): boolean => {
  // What follows the last move of a closed stretch is its first.
  const reply = moves[moves.indexOf(attack) + 1] ?? moves[0];
  if (reply?.nature !== attack.nature) return false;
  return !isKept(attack, boardAfter(line, reply.ply + 1), rules.natures);
};

/** 二打一还打: the other side attacks with every move and this one with every second. */
const attacksBackOnce = (color: Color, moves: readonly JudgedMove[]): boolean => {
  const attacks = (side: Color): number =>
    movesBy(moves, side).filter(({ nature }) => isAttack(nature)).length;
  const other = opposite(color);
  const all = movesBy(moves, other).length;
  return all > 0 && attacks(other) === all && 2 * attacks(color) === movesBy(moves, color).length;
};

const movesBy = (moves: readonly JudgedMove[], color: Color): JudgedMove[] =>
  moves.filter((move) => move.color === color);
