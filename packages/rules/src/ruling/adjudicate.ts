import { COLORS, opposite, type ByColor, type Color } from '../board/types.ts';
import { isAttack, type AttackNature, type ChaseFinding, type JudgedMove } from '../nature/finding.ts';
import { areSoft } from '../nature/soft.ts';
import { conductOf } from './pattern.ts';
import type { Ruling, Verdict } from './ruling.ts';
import type { RuleSet } from './ruleset.ts';

/**
 * Rules on a cycle, given all its moves in order. The verdict is the one before the offender has
 * had a chance to change; the caller turns `must-change` into `loses` when that chance is spent.
 * Pure: the same moves give the same ruling, from whichever ply the cycle is entered.
 */
export const adjudicate = (moves: readonly JudgedMove[], rules: RuleSet): Ruling => {
  const cautious = decide(moves, rules, 'idle');
  const bold = decide(moves, rules, 'attack');
  return {
    rules: rules.id,
    verdict: cautious.verdict,
    conduct: byColor((color) => conductOf(movesBy(moves, color))),
    clause: cautious.clause,
    unknown: cautious.verdict !== bold.verdict,
    soft: cautious.soft === true,
  };
};

interface Decision {
  readonly verdict: Verdict;
  readonly clause: string;
  /** Whether it was the test for soft moves that decided. */
  readonly soft?: boolean;
}

/** How a side offends throughout the cycle, if it does. */
type Offence = 'perpetual-check' | 'attack' | undefined;

const byColor = <T>(of: (color: Color) => T): ByColor<T> => ({ red: of('red'), black: of('black') });

const movesBy = (moves: readonly JudgedMove[], color: Color): JudgedMove[] =>
  moves.filter((m) => m.color === color);

/** The sides that offend with every move of the cycle, moves of unknown nature taken as idle. */
export const offendersOf = (moves: readonly JudgedMove[], rules: RuleSet): Color[] =>
  COLORS.filter((color) => offenceOf(movesBy(moves, color), rules, 'idle') !== undefined);

/** Decides with moves of unknown nature taken as idle or as attacks. */
const decide = (moves: readonly JudgedMove[], rules: RuleSet, unknownAs: 'idle' | 'attack'): Decision => {
  const { grounds } = rules;
  const offence = byColor((color) => offenceOf(movesBy(moves, color), rules, unknownAs));
  const checker = COLORS.find((color) => offence[color] === 'perpetual-check');
  if (checker !== undefined) {
    return offence[opposite(checker)] === 'perpetual-check'
      ? { verdict: 'draw', clause: grounds['both-perpetual-check'] }
      : { verdict: `${checker}-must-change`, clause: grounds['perpetual-check'] };
  }
  const offenders = COLORS.filter((color) => offence[color] !== undefined);
  const [offender] = offenders;
  if (offender === undefined) return { verdict: 'draw', clause: grounds['both-permitted'] };
  if (offenders.length === 1)
    return { verdict: `${offender}-must-change`, clause: grounds['one-side-forbidden'] };
  return decideMutual(moves, rules);
};

/** Both sides attack throughout: one of them may have to change all the same. */
const decideMutual = (moves: readonly JudgedMove[], { mutual, grounds }: RuleSet): Decision => {
  const draw: Decision = { verdict: 'draw', clause: grounds['both-forbidden'] };
  if (mutual.yields === 'nobody') return draw;
  const yielding = YIELDS[mutual.yields];
  const [side, other] = COLORS.filter((color) => yielding(movesBy(moves, color)));
  if (side === undefined || other !== undefined) return draw;
  return { verdict: `${side}-must-change`, clause: mutual.clause, soft: mutual.yields === 'hard' };
};

/** 26.9: a side without a soft move yields to one with; in the Asian books, one that chases a rook held by its horse. */
const YIELDS: Readonly<Record<'hard' | 'held-rook', (moves: readonly JudgedMove[]) => boolean>> = {
  hard: (moves) => !moves.some((move) => move.nature === 'chase' && areSoft(chasesOf(move))),
  'held-rook': (moves) =>
    moves.every((move) => move.nature === 'unknown' || chasesOf(move).some((chase) => chase.held)),
};

const chasesOf = (move: JudgedMove): ChaseFinding[] => move.findings.filter((f) => f.nature === 'chase');

const offenceOf = (moves: readonly JudgedMove[], rules: RuleSet, unknownAs: 'idle' | 'attack'): Offence => {
  const natures = moves.map(({ nature }) =>
    nature === 'unknown' && unknownAs === 'attack' ? 'chase' : nature,
  );
  if (moves.length === 0) return undefined;
  if (natures.every((nature) => nature === 'check')) return 'perpetual-check';
  const isForbidden = (nature: (typeof natures)[number]): nature is AttackNature =>
    isAttack(nature) && rules.forbidden.includes(nature);
  if (!natures.every(isForbidden)) return undefined;
  if (rules.mixtures === 'allowed' && new Set(natures).size > 1) return undefined;
  return rules.chaseOf === 'any-piece' || hasCommonTarget(moves) ? 'attack' : undefined;
};

/** Whether one and the same piece is chased by every move. Moves that could not be searched stand for any piece. */
const hasCommonTarget = (moves: readonly JudgedMove[]): boolean => {
  const known = moves
    .filter((move) => move.nature !== 'unknown')
    .map((move) => chasesOf(move).map((c) => c.target.id));
  const [first = []] = known;
  return known.length === 0 || first.some((id) => known.every((ids) => ids.includes(id)));
};
