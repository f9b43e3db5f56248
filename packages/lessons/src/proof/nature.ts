import { isAttack, legalMoves, MESSAGES, weighCapture, type MeetingFinding, type Nature } from '@qili/rules';
import { notAChase } from './chase.ts';
import { notAKill } from './kill.ts';
import { SAYINGS } from './sayings.ts';
import { circle, kingOf, moveIn, pieceOn, playOn, say, type Proof, type Scene } from './scene.ts';
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
    case 'follow':
      return { says: say(isAttack(judged.nature) ? SAYINGS.attacks : SAYINGS.why, locale, words), ...shown };
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
  const say0 = MESSAGES[locale].nature;
  const words = {
    m: moveIn(scene),
    given: say0[given],
    nature: say0[judged.nature],
    piece: pieceOn(after, at, locale),
    why: whyOf(scene),
  };
  const [taking] = legalMoves(after).filter((move) => move.to === at && isEqual(scene, move.from));
  if (taking === undefined) return { says: say(SAYINGS.noMeeting, locale, words), ...shownBy(scene) };
  const weighing = weighCapture(after, taking, rules.natures);
  const line = weighing?.line ?? [taking];
  return weighing?.value === 0
    ? {
        says: say(SAYINGS.takingLoses, locale, { ...words, line: playOn(after, line, locale) }),
        on: after,
        line,
        marks: [],
      }
    : { says: say(SAYINGS.takingFree, locale, words), ...shownBy(scene) };
};

/** Whether the piece on a point is of the type, or the value, of the piece that moved. */
const isEqual = ({ after, judged }: Scene, from: Parameters<typeof circle>[0]): boolean => {
  const [a, b] = [from, judged.move.to].map((at) => CLASS[after.pieces.get(at)?.role ?? 'king']);
  return a === b;
};

const CLASS = { rook: 3, cannon: 2, horse: 2, advisor: 1, elephant: 1, pawn: 0, king: -1 } as const;
