import type { PackedMove } from '../board/board.ts';
import { KING, ROLE_OF } from '../board/cells.ts';
import type { ExchangeTerms } from '../tactics/terms.ts';
import { canTake, idleChecks, Threat, worthyCaptures } from '../tactics/threat.ts';
import { EVEN, WIN } from '../tactics/worth.ts';
import type { MoveContext } from './context.ts';
import { exemptionOf } from './exempt.ts';
import type { ExcuseCode } from './finding.ts';
import { exchangeTermsOf } from './law.ts';
import { meetingCapturesOf } from './meeting.ts';
import { barringOld, barringToo, isNew, pastsOf, stoodPlainly, type Past } from './newness.ts';

/** What becomes of a threat. */
export interface Weighed {
  readonly threat: Threat;
  /** What of it is left where nothing that stood before pays for it, and the terms that say so. */
  readonly fresh: Threat;
  readonly terms: ExchangeTerms;
  /** Why it does not count; undefined where it does. */
  readonly excuse: ExcuseCode | undefined;
  /** Whether it is excused at a glance, without a look at what else was on the board. */
  readonly isPlain: boolean;
}

/**
 * Tells the new attacks from the old and the exempt ones. Captures that could be made before come
 * first, for those that win and that the move did not make pay for no other; then one by one what
 * is new, so that who asks only whether something counts need not hear it all.
 */
export function* weighedThreats(context: MoveContext): Generator<Weighed, void> {
  const { law, after } = context;
  const terms = exchangeTermsOf(law);
  const pasts = pastsOf(context, terms);
  const captures = worthyCaptures(after);
  const isOld = (move: PackedMove): boolean =>
    pasts.some(({ board }) => canTake(board, after.moverOf(move), after.targetOf(move)));
  const old = captures.filter(isOld).flatMap((move) => threatBy(context, move, terms));
  const others = captures.filter((move) => !isOld(move));
  if (law.kingAnswersFree && context.wasInCheck && ROLE_OF[context.mover] === KING) {
    for (const threat of [...old, ...threatsBy(context, others, terms)])
      yield { ...plainly(threat, terms), excuse: 'king-answers-check' };
    return;
  }
  const plain = old.filter((threat) => stoodPlainly(context, threat, pasts, terms));
  yield* plain.map((threat): Weighed => ({ ...plainly(threat, terms), excuse: 'stood-before' }));
  const scales = new Scales(context, pasts, terms);
  const open = old.filter((threat) => !plain.includes(threat)).map((threat) => scales.appraised(threat));
  scales.barToo(open);
  for (const threat of threatsBy(context, others, terms)) yield scales.weighed(scales.appraised(threat));
  yield* open.map((each) => scales.weighed(each));
}

const plainly = (threat: Threat, terms: ExchangeTerms): Omit<Weighed, 'excuse'> => ({
  threat,
  fresh: threat,
  terms,
  isPlain: true,
});

/** What wins something among the captures, and then among the checks. */
function* threatsBy(
  context: MoveContext,
  captures: readonly PackedMove[],
  terms: ExchangeTerms,
): Generator<Threat, void> {
  for (const move of captures) yield* threatBy(context, move, terms);
  for (const move of idleChecks(context.after)) yield* threatBy(context, move, terms);
}

/** The threat that a move of the hunter is, if it wins something; mate by checks is no gain of material. */
const threatBy = ({ searchAfter, after }: MoveContext, move: PackedMove, terms: ExchangeTerms): Threat[] => {
  if (!searchAfter.reaches(move, terms, EVEN)) return [];
  const threat = new Threat(searchAfter, after, move, terms);
  return threat.target !== 0 || threat.value < WIN ? [threat] : [];
};

/** A threat, what of it is left where nothing that stood before pays for it, and whether the move made that. */
interface Appraisal {
  readonly threat: Threat;
  readonly fresh: Threat;
  readonly isMade: boolean;
}

/** What all threats of a move are weighed by. */
class Scales {
  private readonly context: MoveContext;
  private readonly pasts: readonly Past[];
  private readonly terms: ExchangeTerms;
  private known: { readonly taking: ExchangeTerms; readonly checking: ExchangeTerms } | undefined;
  private barred: ExchangeTerms | undefined;

  constructor(context: MoveContext, pasts: readonly Past[], terms: ExchangeTerms) {
    this.context = context;
    this.pasts = pasts;
    this.terms = terms;
  }

  /** What counts of what can be won, where a capture comes first, and where a check does. */
  private get limits(): { readonly taking: ExchangeTerms; readonly checking: ExchangeTerms } {
    return (this.known ??= this.limitsOf(meetingCapturesOf(this.context)));
  }

  private limitsOf(meetings: readonly PackedMove[]): NonNullable<Scales['known']> {
    const { context, pasts, terms } = this;
    // Through checks too, a capture that would accept an exchange earns nothing.
    const checking = meetings.length === 0 ? terms : { ...terms, declined: new Set(meetings) };
    return { taking: barringOld(context, pasts, meetings, terms), checking };
  }

  /** Whether the move made a threat. */
  appraised(threat: Threat, taking: ExchangeTerms = this.limits.taking): Appraisal {
    const { context, pasts, terms } = this;
    const fresh = narrowed(context, threat, threat.target === 0 ? this.limits.checking : taking);
    return { threat, fresh, isMade: fresh.value > 0 && isNew(context, fresh, pasts, terms) };
  }

  /** Threats that win and that the move did not make stood before, be it but for the piece that the move saved: they pay for no other. */
  barToo(appraisals: readonly Appraisal[]): void {
    const stood = appraisals.filter(({ fresh, isMade }) => fresh.value > 0 && !isMade);
    if (stood.length === 0) return;
    const threats = stood.map(({ threat }) => threat);
    this.barred = barringToo(this.context, this.limits.taking, threats);
  }

  /** The last word on a threat, asked once more where more has been barred since. */
  weighed(appraisal: Appraisal): Weighed {
    const { context, limits } = this;
    const { barred = limits.taking } = this;
    const again = appraisal.isMade && barred !== limits.taking;
    const { threat, fresh, isMade } = again ? this.appraised(appraisal.threat, barred) : appraisal;
    const excuse = isMade ? exemptionOf(context, fresh, barred) : 'stood-before';
    return { threat, fresh, terms: barred, excuse, isPlain: false };
  }
}

/** The threat under narrower terms: the same where it loses nothing by them. */
const narrowed = ({ searchAfter, after }: MoveContext, threat: Threat, terms: ExchangeTerms): Threat =>
  searchAfter.reaches(threat.move, terms, threat.value)
    ? threat
    : new Threat(searchAfter, after, threat.move, terms);
