import {
  isAttack,
  legalMoves,
  MESSAGES,
  reachOf,
  weighCapture,
  type MeetingFinding,
  type Move,
  type Nature,
  type Weighing,
} from '@qili/rules';
import { notAChase } from './chase.ts';
import { notABlock, notAFollow } from './hold.ts';
import { notAKill } from './kill.ts';
import { SAYINGS } from './sayings.ts';
import { arrow, circle, kingOf, moveIn, pieceOn, playOn, say, type Proof, type Scene } from './scene.ts';
import { shownBy, whyOf } from './why.ts';

/** Why the move is not of the nature that was answered. */
export const notThatNature = (scene: Scene, given: Nature): Proof => {
  const { judged, locale, after } = scene;
  const say0 = MESSAGES[locale].nature;
  const words = { m: moveIn(scene), given: say0[given], nature: say0[judged.nature], why: whyOf(scene) };
  const shown = shownBy(scene);
  if (judged.findings.some(({ nature }) => nature === given))
    return { says: say(SAYINGS.heavier, locale, words), ...shown };
  if (judged.nature === 'check' && isAttack(given))
    return {
      says: say(SAYINGS.checkAtOnce, locale, { ...words, king: pieceOn(after, kingOf(after), locale) }),
      ...shown,
    };
  switch (given) {
    case 'check':
      return noCheck(scene);
    case 'kill':
      return notAKill(scene);
    case 'chase':
      return notAChase(scene);
    case 'exchange':
    case 'offer':
      return noMeeting(scene, given);
    case 'block':
      return notABlock(scene);
    case 'follow':
      return notAFollow(scene);
    case 'idle':
      return { says: say(SAYINGS.notIdle, locale, words), ...shown };
  }
};

const noCheck = (scene: Scene): Proof => {
  const { after, locale } = scene;
  const king = kingOf(after);
  return {
    says: say(SAYINGS.noCheck, locale, { m: moveIn(scene), king: pieceOn(after, king, locale) }),
    on: after,
    line: [],
    marks: [circle(king, 'check')],
  };
};

/** Why the move offers neither exchange nor itself, or the one and not the other. */
const noMeeting = (scene: Scene, given: 'exchange' | 'offer'): Proof => {
  const { after, locale, judged, rules } = scene;
  const met = judged.findings.find(
    (finding): finding is MeetingFinding => finding.nature === 'exchange' || finding.nature === 'offer',
  );
  if (met !== undefined) {
    const says = say(met.nature === 'exchange' ? SAYINGS.hasRoot : SAYINGS.hasNoRoot, locale, {
      line: playOn(after, met.line, locale),
    });
    return { says, on: after, line: met.line, marks: shownBy(scene).marks };
  }
  const at = judged.move.to;
  const takers = legalMoves(after).filter(({ to }) => to === at);
  const taking = takers.find(({ from }) => isEqual(scene, from)) ?? takers[0];
  const say0 = MESSAGES[locale].nature;
  const words = {
    m: moveIn(scene),
    given: say0[given],
    nature: say0[judged.nature],
    piece: pieceOn(after, at, locale),
    why: whyOf(scene),
  };
  if (taking === undefined) return { says: say(SAYINGS.noMeeting, locale, words), ...shownBy(scene) };
  const weighing = weighCapture(after, taking, rules.natures);
  const line = weighing?.line ?? [taking];
  const taker = pieceOn(after, taking.from, locale);
  return {
    says: say(SAYINGS[unmetBecause(scene, taking, weighing)], locale, {
      ...words,
      taker,
      line: playOn(after, line, locale),
    }),
    on: after,
    line,
    marks: [arrow(taking, 'meeting')],
  };
};

/** Why a piece that may be taken neither offers itself nor an exchange. */
const unmetBecause = (
  scene: Scene,
  { from }: Move,
  weighing: Weighing | undefined,
): 'otherValue' | 'worthless' | 'takingLoses' | 'stoodToTake' | 'takingFree' => {
  const { before, judged } = scene;
  if (weighing === undefined) return 'worthless';
  if (weighing.value === 0) return 'takingLoses';
  if (isAttack(judged.nature)) return 'takingFree';
  return reachOf(before, from).includes(judged.move.from) ? 'stoodToTake' : 'otherValue';
};

/** Whether the piece on a point is of the type, or the value, of the piece that moved. */
const isEqual = ({ after, judged }: Scene, from: Parameters<typeof circle>[0]): boolean => {
  const [a, b] = [from, judged.move.to].map((at) => CLASS[after.pieces.get(at)?.role ?? 'king']);
  return a === b;
};

const CLASS = { rook: 3, cannon: 2, horse: 2, advisor: 1, elephant: 1, pawn: 0, king: -1 } as const;
