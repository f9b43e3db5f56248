import { isAttack, type AttackNature, type Nature } from '../nature/finding.ts';
import type { Conduct, PatternId } from './ruling.ts';

type Named = Nature | 'unknown';

/** Names what a side does with its moves in a cycle. */
export const conductOf = (natures: readonly Named[]): Conduct => ({ pattern: patternOf(natures), natures });

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
