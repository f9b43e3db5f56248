import { unpackMove } from '../board/board.ts';
import { KING, ROLE_OF } from '../board/cells.ts';
import type { ExchangeTerms } from '../tactics/terms.ts';
import { Threat, threatsOn } from '../tactics/threat.ts';
import { isSoft, meansOf, prizesOf, rootOf, type Prize } from './chase-kind.ts';
import { refOf, type MoveContext } from './context.ts';
import { exemptionOf } from './exempt.ts';
import type { ChaseFinding, Excuse, ExcuseCode } from './finding.ts';
import { exchangeTermsOf } from './law.ts';
import { worthOf } from '../tactics/worth.ts';
import { meetingCapturesOf } from './meeting.ts';
import { barringOld, barringToo, isNew, pastsOf, stoodPlainly, type Past } from './newness.ts';

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
  const terms = exchangeTermsOf(law);
  const threats = threatsOn(after, searchAfter, terms);
  if (threats.length === 0) return { findings: [], excuses: [] };
  if (law.kingAnswersFree && context.wasInCheck && ROLE_OF[context.mover] === KING) {
    return { findings: [], excuses: excusesOf(context, threats, 'king-answers-check') };
  }
  return sorted(context, threats, terms);
};

/** Tells the new attacks from the old and the exempt ones. */
const sorted = (context: MoveContext, threats: readonly Threat[], terms: ExchangeTerms): Chases => {
  const pasts = pastsOf(context, terms);
  const isOld = threats.map((threat) => stoodPlainly(context, threat, pasts, terms));
  const old = excusesOf(
    context,
    threats.filter((_, i) => isOld[i]),
    'stood-before',
  );
  const open = threats.filter((_, i) => isOld[i] !== true);
  if (open.length === 0) return { findings: [], excuses: old };
  const { appraisals, barred } = appraised(context, open, pasts, terms);
  const findings: ChaseFinding[] = [];
  const excuses: Excuse[] = [...old];
  for (const { threat, fresh, isMade } of appraisals) {
    const excuse = isMade ? exemptionOf(context, fresh, barred) : 'stood-before';
    const prizes = prizesOf(context, excuse === undefined ? fresh : threat);
    if (excuse === undefined)
      findings.push(...prizes.map((prize) => findingOf(context, fresh, prize, barred)));
    else excuses.push(...prizes.map((prize) => excuseOf(context, threat, prize, excuse)));
  }
  return { findings: withoutDetours(findings.sort(byPlainness(context))), excuses: withoutTwins(excuses) };
};

/** A threat, what of it is left where nothing that stood before pays for it, and whether the move made that. */
interface Appraisal {
  readonly threat: Threat;
  readonly fresh: Threat;
  readonly isMade: boolean;
}

/**
 * Asks of each threat whether the move made it. Those that win and that it did not make stood
 * before, be it but for the piece that the move saved: they pay for no other either, and the
 * others are asked once more without them.
 */
const appraised = (
  context: MoveContext,
  threats: readonly Threat[],
  pasts: readonly Past[],
  terms: ExchangeTerms,
): { readonly appraisals: readonly Appraisal[]; readonly barred: ExchangeTerms } => {
  const meetings = meetingCapturesOf(context);
  // Through checks too, a capture that would accept an exchange earns nothing.
  const checking = meetings.length === 0 ? terms : { ...terms, declined: new Set(meetings) };
  const under =
    (barred: ExchangeTerms) =>
    (threat: Threat): Appraisal => {
      const fresh = narrowed(context, threat, threat.target === 0 ? checking : barred);
      return { threat, fresh, isMade: fresh.value > 0 && isNew(context, fresh, pasts, terms) };
    };
  const first = barringOld(context, pasts, meetings, terms);
  const appraisals = threats.map(under(first));
  const stood = appraisals.filter(({ fresh, isMade }) => fresh.value > 0 && !isMade);
  const barred = barringToo(
    context,
    first,
    stood.map(({ threat }) => threat),
  );
  if (barred === first) return { appraisals, barred };
  const again = under(barred);
  return { appraisals: appraisals.map((each) => (each.isMade ? again(each.threat) : each)), barred };
};

/**
 * What is plain to see comes first: the larger gain, one through checks counting half; then captures
 * before checks, the moved piece before others, the dearer target, the shorter line.
 */
const byPlainness =
  ({ mover }: MoveContext) =>
  (a: ChaseFinding, b: ChaseFinding): number =>
    plainValueOf(b) - plainValueOf(a) ||
    Number(a.means === 'checks') - Number(b.means === 'checks') ||
    Number(b.by[0]?.id === mover) - Number(a.by[0]?.id === mover) ||
    worthOf(b.target.id) - worthOf(a.target.id) ||
    a.line.length - b.line.length;

/** Of gains that differ by the play alone, a check thrown in before, only the first is told. */
const withoutDetours = (findings: readonly ChaseFinding[]): ChaseFinding[] =>
  findings.filter((finding, i) => !findings.slice(0, i).some((earlier) => isSameGain(earlier, finding)));

/** Each captor and target is excused once for a reason. */
const withoutTwins = (excuses: readonly Excuse[]): Excuse[] =>
  excuses.filter(
    (excuse, i) =>
      !excuses
        .slice(0, i)
        .some(
          ({ code, by, target }) =>
            code === excuse.code && by[0]?.id === excuse.by[0]?.id && target?.id === excuse.target?.id,
        ),
  );

const isSameGain = (a: ChaseFinding, b: ChaseFinding): boolean =>
  a.by[0]?.id === b.by[0]?.id &&
  a.target.id === b.target.id &&
  a.means === b.means &&
  a.value === b.value &&
  a.soft === b.soft;

const plainValueOf = ({ means, value }: ChaseFinding): number => (means === 'checks' ? value / 2 : value);

/** The threat under narrower terms: the same where it loses nothing by them. */
const narrowed = ({ searchAfter, after }: MoveContext, threat: Threat, terms: ExchangeTerms): Threat =>
  searchAfter.reaches(threat.move, terms, threat.value)
    ? threat
    : new Threat(searchAfter, after, threat.move, terms);

const excusesOf = (context: MoveContext, threats: readonly Threat[], code: ExcuseCode): Excuse[] =>
  threats.flatMap((threat) =>
    prizesOf(context, threat).map((prize) => excuseOf(context, threat, prize, code)),
  );

const excuseOf = (context: MoveContext, threat: Threat, prize: Prize, code: ExcuseCode): Excuse => ({
  code,
  nature: 'chase',
  by: [refOf(context, threat.captor)],
  target: refOf(context, prize.victim),
  line: threat.line.map(unpackMove),
});

const findingOf = (
  context: MoveContext,
  threat: Threat,
  prize: Prize,
  terms: ExchangeTerms,
): ChaseFinding => {
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
