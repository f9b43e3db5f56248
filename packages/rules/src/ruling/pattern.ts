import { isSameMove } from '../board/move.ts';
import { isAttack, type AttackNature, type JudgedMove, type Nature } from '../nature/finding.ts';
import type { ChasedPiece, Conduct, PatternId } from './ruling.ts';

type Named = Nature | 'unknown';

/** Names what a side does with its moves in a cycle. */
export const conductOf = (moves: readonly JudgedMove[]): Conduct => {
  const natures = moves.map((move) => move.nature);
  const pattern = patternOf(natures);
  return {
    pattern,
    natures,
    period: periodOf(moves),
    chased: pattern === 'perpetual-chase' ? chasedBy(moves) : [],
  };
};

/** The least number of moves after which the side plays the same again. */
const periodOf = (moves: readonly JudgedMove[]): number => {
  const repeatsAfter = (period: number): boolean =>
    moves.length % period === 0 &&
    moves.every(({ move }, i) => {
      const again = moves[i + period];
      return again === undefined || isSameMove(move, again.move);
    });
  return moves.findIndex((_, i) => repeatsAfter(i + 1)) + 1;
};

/** The piece that every move chases, or those that the moves chase first of all. */
const chasedBy = (moves: readonly JudgedMove[]): ChasedPiece[] => {
  const targets = moves.map((move) => targetsOf(move));
  const [first = []] = targets;
  const always = first.find(({ id }) => targets.every((each) => each.some((target) => target.id === id)));
  const pieces = always === undefined ? targets.flatMap((each) => each.slice(0, 1)) : [always];
  return pieces.filter(({ id }, i) => pieces.findIndex((piece) => piece.id === id) === i);
};

const targetsOf = ({ findings }: JudgedMove): ChasedPiece[] =>
  findings
    .filter((finding) => finding.nature === 'chase')
    .map(({ target: { id, color, role } }) => ({ id, color, role }));

const patternOf = (natures: readonly Named[]): PatternId => {
  const attacks = natures.filter(isAttack);
  const kinds = [...new Set(attacks)];
  if (attacks.length === 0) return idlePatternOf(natures);
  if (attacks.length === natures.length) return attackPatternOf(attacks, kinds);
  const [only] = kinds;
  return kinds.length === 1 && only !== undefined && 2 * attacks.length === natures.length
    ? `one-${only}-one-idle`
    : 'attacks-and-idle';
};

const attackPatternOf = (attacks: readonly AttackNature[], kinds: readonly AttackNature[]): PatternId => {
  const [first, second] = kinds;
  if (first !== undefined && second === undefined) return `perpetual-${first}`;
  const isEven = 2 * attacks.filter((n) => n === first).length === attacks.length;
  if (kinds.length !== 2 || !isEven) return 'mixed-attacks';
  if (!kinds.includes('check')) return 'kill-and-chase';
  return kinds.includes('kill') ? 'check-and-kill' : 'check-and-chase';
};

/** 长兑, 长献, 长拦, 长跟 where every move is of that kind, else 均闲. */
const idlePatternOf = (natures: readonly Named[]): PatternId => {
  const [first] = natures;
  if (first === undefined || !natures.every((n) => n === first)) return 'all-idle';
  switch (first) {
    case 'exchange':
    case 'offer':
    case 'block':
    case 'follow':
      return `perpetual-${first}`;
    default:
      return 'all-idle';
  }
};
