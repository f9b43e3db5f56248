import { unpackMove } from '../board/board.ts';
import { KING, ROLE_OF } from '../board/cells.ts';
import type { ExchangeTerms } from '../tactics/terms.ts';
import { threatOf, threatsOn, type Threat } from '../tactics/threat.ts';
import { dearestOf, isSoft, meansOf, rootOf } from './chase-kind.ts';
import { refOf, type MoveContext } from './context.ts';
import { exemptionOf } from './exempt.ts';
import type { ChaseFinding, Excuse, ExcuseCode } from './finding.ts';
import { barredPairs, isNew, pastsOf } from './newness.ts';

export interface Chases {
  readonly findings: readonly ChaseFinding[];
  /** Gains that stand on the board and yet do not count, each with the reason. */
  readonly excuses: readonly Excuse[];
}

/**
 * 捉: if the opponent passed, the mover would win material, and could not have won as much the
 * same way before the move.
 */
export const chasesOf = (context: MoveContext): Chases => {
  const { after, searchAfter, law } = context;
  const terms: ExchangeTerms = { humble: law.kingAndPawnAddNothing, even: law.evenExchangeChases };
  const threats = threatsOn(after, searchAfter, terms);
  if (threats.length === 0) return { findings: [], excuses: [] };
  if (law.kingAnswersFree && context.wasInCheck && ROLE_OF[context.mover] === KING) {
    return { findings: [], excuses: threats.map((t) => excuseOf(context, t, 'king-answers-check')) };
  }
  return sorted(context, threats, terms);
};

/** Tells the new attacks from the old and the exempt ones. */
const sorted = (context: MoveContext, threats: readonly Threat[], terms: ExchangeTerms): Chases => {
  const pasts = pastsOf(context, terms);
  const barred = { ...terms, barred: barredPairs(context, pasts) };
  const findings: ChaseFinding[] = [];
  const excuses: Excuse[] = [];
  for (const threat of threats) {
    const fresh =
      threat.target === 0 ? threat : threatOf(context.searchAfter, context.after, threat.move, barred);
    const excuse =
      fresh.value > 0 && isNew(context, fresh, pasts, terms)
        ? exemptionOf(context, fresh, barred)
        : 'stood-before';
    if (excuse === undefined) findings.push(findingOf(context, fresh, barred));
    else excuses.push(excuseOf(context, threat, excuse));
  }
  return { findings: findings.sort((a, b) => b.value - a.value), excuses };
};

const excuseOf = (context: MoveContext, threat: Threat, code: ExcuseCode): Excuse => ({
  code,
  nature: 'chase',
  by: [refOf(context, threat.captor)],
  target: refOf(context, dearestOf(context, threat).victim),
  line: threat.line.map(unpackMove),
});

const findingOf = (context: MoveContext, threat: Threat, terms: ExchangeTerms): ChaseFinding => {
  const prize = dearestOf(context, threat);
  const soft = isSoft(context, threat, prize, terms);
  return {
    nature: 'chase',
    means: meansOf(context, threat, prize, soft),
    by: [refOf(context, prize.captor)],
    target: refOf(context, prize.victim),
    root: rootOf(context, prize, terms),
    line: threat.line.map(unpackMove),
    value: threat.value,
    held: false,
    soft,
  };
};
