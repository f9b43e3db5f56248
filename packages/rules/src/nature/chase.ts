import { unpackMove, type Board, type PackedMove } from '../board/board.ts';
import type { ExchangeTerms } from '../tactics/terms.ts';
import { idleChecks, worthyCaptures, type Threat } from '../tactics/threat.ts';
import { WIN, worthOf } from '../tactics/worth.ts';
import { baitsOf } from './bait.ts';
import { isSoft, meansOf, prizesOf, rootOf, type Prize } from './chase-kind.ts';
import { refOf, type MoveContext } from './context.ts';
import type { ChaseFinding, Excuse, ExcuseCode } from './finding.ts';
import { mateBeginningWith } from './kill.ts';
import { weighedThreats, type Weighed } from './weighing.ts';

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
  const weighed = allWeighed(context);
  const plain = weighed.filter(({ isPlain }) => isPlain);
  const others = weighed.filter(({ isPlain }) => !isPlain);
  const findings = findingsAmong(context, others);
  const excuses = [...plain, ...others].flatMap((one) => excusesOf(context, one));
  const baits = findings.length === 0 ? baitsOf(context) : [];
  return { findings, excuses: withoutTwins([...excuses, ...baits]) };
};

/** The findings alone: nothing is told of what does not count. */
export const chaseFindingsOf = (context: MoveContext): readonly ChaseFinding[] =>
  findingsAmong(context, allWeighed(context));

const findingsAmong = (context: MoveContext, weighed: readonly Weighed[]): readonly ChaseFinding[] =>
  withoutDetours(weighed.flatMap((one) => findingsOf(context, one)).sort(byPlainness(context)));

/** Whether the move chases at all: told by the first threat that counts. */
export const hasChase = (context: MoveContext): boolean => {
  for (const { excuse } of weighedThreats(context)) if (excuse === undefined) return true;
  return false;
};

/** All threats weighed, in their order. Once one counts, the move is a chase; what is told beside has a budget of its own. */
const allWeighed = (context: MoveContext): Weighed[] => {
  const { budget } = context;
  const all: Weighed[] = [];
  let isChase = false;
  for (const weighed of weighedThreats(context)) {
    if (weighed.excuse === undefined && !isChase && !budget.isExhausted) {
      isChase = true;
      budget.renew();
    }
    all.push(weighed);
  }
  const places = placesOn(context.after);
  return all.sort((a, b) => places.indexOf(a.threat.move) - places.indexOf(b.threat.move));
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

/** The moves that may win something, in the order in which they are told: captures before checks. */
const placesOn = (board: Board): PackedMove[] => [...worthyCaptures(board), ...idleChecks(board)];

const findingsOf = (context: MoveContext, { fresh, terms, excuse }: Weighed): ChaseFinding[] =>
  excuse === undefined
    ? prizesOf(context, fresh).map((prize) => findingOf(context, fresh, prize, terms))
    : [];

const excusesOf = (context: MoveContext, { threat, excuse }: Weighed): Excuse[] =>
  excuse === undefined
    ? []
    : prizesOf(context, threat).map((prize) => excuseOf(context, threat, prize, excuse));

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
    line: playOf(context, threat).map(unpackMove),
    value: threat.value,
    held: false,
    soft,
  };
};

/** The play that shows what a threat wins: one that wins by mate, which the exchange search only tells, goes on to it. */
const playOf = (context: MoveContext, threat: Threat): readonly PackedMove[] =>
  (threat.value >= WIN ? mateBeginningWith(context, threat.move) : undefined) ?? threat.line;
