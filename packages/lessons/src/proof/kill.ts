import { isAttack, legalMoves, mateOf, play, type Move, type Position } from '@qili/rules';
import { SAYINGS } from './sayings.ts';
import { arrow, checksOf, moveIn, playOn, say, type Proof, type Scene } from './scene.ts';
import { whyOf } from './why.ts';

/** Positions that a search for mate looks at, at most. */
const NODES = 100_000;

/** Why a move that gives no check is no kill: the mate stood before, or there is a parry. */
export const notAKill = (scene: Scene): Proof => {
  const { after, before, passed, locale } = scene;
  const m = moveIn(scene);
  const on = passed ?? after;
  const mate = mateOf(on, NODES);
  if (mate.kind === 'mate') {
    const isOld = mateOf(before, NODES).kind === 'mate' && !isAttack(scene.judged.nature);
    const words = { m, line: playOn(on, mate.line, locale), why: whyOf(scene) };
    return {
      says: say(isOld ? SAYINGS.oldMate : SAYINGS.noMateCounted, locale, words),
      on,
      line: mate.line,
      marks: mate.line.slice(0, 1).map((move) => arrow(move, 'kill')),
    };
  }
  const parried = bestAttempt(on);
  if (parried === undefined)
    return { says: say(SAYINGS.noCheckNext, locale, { m }), on, line: [], marks: [] };
  const { attempt, answer } = parried;
  const [attemptWords = '', answerWords = ''] = [[attempt], [answer]].map((line, i) =>
    playOn(i === 0 ? on : play(on, attempt), line, locale),
  );
  return {
    says: say(SAYINGS[parryOf(on, attempt, answer)], locale, { attempt: attemptWords, answer: answerWords }),
    on,
    line: [attempt, answer],
    marks: [arrow(attempt, 'kill'), arrow(answer, 'hold')],
  };
};

interface Parried {
  readonly attempt: Move;
  readonly answer: Move;
}

/** The check that leaves fewest answers, with one that parries it. */
const bestAttempt = (position: Position): Parried | undefined => {
  const attempts = checksOf(position, (move) => play(position, move))
    .map((attempt) => ({ attempt, answers: legalMoves(play(position, attempt)) }))
    .sort((a, b) => a.answers.length - b.answers.length);
  for (const { attempt, answers } of attempts) {
    const answer = answers.find((move) => mateOf(play(play(position, attempt), move), NODES).kind === 'none');
    if (answer !== undefined) return { attempt, answer };
  }
  return undefined;
};

/** How a check is answered: the piece is taken, the king goes, or something steps between. */
const parryOf = (
  position: Position,
  attempt: Move,
  answer: Move,
): 'parriedByTaking' | 'parriedByKing' | 'parriedByBlock' => {
  if (answer.to === attempt.to) return 'parriedByTaking';
  return play(position, attempt).pieces.get(answer.from)?.role === 'king'
    ? 'parriedByKing'
    : 'parriedByBlock';
};
