import {
  answersOf,
  explainRuling,
  isAttack,
  judgeLap,
  MESSAGES,
  offenderOf,
  opposite,
  positionAfter,
  sayMove,
  marksOfLastMove,
  type Color,
  type JudgedCycle,
  type JudgedMove,
  type Line,
  type Locale,
  type RuleSet,
  type Verdict,
} from '@qili/rules';
import { sound } from '../course/lesson.ts';
import { SAYINGS } from './sayings.ts';
import { say, type Proof } from './scene.ts';

/** The moves of a lap, named and ruled on. */
export interface Judged {
  readonly line: Line;
  readonly rules: RuleSet;
  readonly lap: JudgedCycle;
}

export const judgedLap = (line: Line, rules: RuleSet): Judged => {
  const lap = judgeLap(line, 0, rules);
  return { line, rules, lap: sound(lap.ok ? lap.value : undefined, 'a closed lap') };
};

/** The ruling with its reasons. */
export const rulingProof = ({ line, rules, lap }: Judged, locale: Locale): Proof => ({
  says: explainRuling(lap.ruling, rules, locale, answersOf(line, lap.moves, rules)),
  on: line.start,
  line: line.moves,
  marks: [],
});

/** Why the ruling is not the one that was answered: an idle move that was overlooked, or that there is none. */
export const notThatRuling = (judged: Judged, given: Verdict, locale: Locale): Proof => {
  const { line, lap } = judged;
  const accused = offenderOf(given);
  const offender = offenderOf(lap.ruling.verdict);
  if (accused !== undefined && accused !== offender) {
    const idle = idleOf(lap, accused);
    if (idle !== undefined) return aboutMove(judged, idle, accused, locale);
  }
  const spared = offender && idleOf(lap, opposite(offender));
  if (offender === undefined || spared === undefined) return allMoves(judged, locale);
  const attacks = lap.moves.filter(({ color }) => color === offender);
  return {
    says: say(SAYINGS.neverIdle, locale, {
      side: MESSAGES[locale].side[offender],
      moves: MESSAGES[locale].list(attacks.map((move) => named(line, move, locale))),
      m: moveWords(line, spared, locale),
      nature: MESSAGES[locale].nature[spared.nature],
    }),
    on: line.start,
    line: line.moves,
    marks: [],
  };
};

/** Where no idle move decides: what each move is, then the ruling. */
const allMoves = (judged: Judged, locale: Locale): Proof => {
  const { line, lap } = judged;
  const proof = rulingProof(judged, locale);
  const moves = MESSAGES[locale].list(lap.moves.map((move) => named(line, move, locale)));
  return { ...proof, says: say(SAYINGS.eachMove, locale, { moves, ruling: proof.says }) };
};

const idleOf = ({ moves }: JudgedCycle, color: Color): JudgedMove | undefined =>
  moves.find((move) => move.color === color && !isAttack(move.nature));

const aboutMove = ({ line }: Judged, move: JudgedMove, color: Color, locale: Locale): Proof => ({
  says: say(SAYINGS.hasIdleMove, locale, {
    side: MESSAGES[locale].side[color],
    m: moveWords(line, move, locale),
    nature: MESSAGES[locale].nature[move.nature],
  }),
  on: positionAfter(line, move.ply + 1),
  line: [],
  marks: marksOfLastMove(move.move),
});

const moveWords = (line: Line, { ply, move }: JudgedMove, locale: Locale): string =>
  sayMove(positionAfter(line, ply), move, locale);

const named = (line: Line, move: JudgedMove, locale: Locale): string =>
  `${moveWords(line, move, locale)} ${MESSAGES[locale].nature[move.nature]}`;
