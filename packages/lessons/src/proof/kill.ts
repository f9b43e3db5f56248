import { isCheck, legalMoves, MESSAGES, mateOf, play, type Move, type Position } from '@qili/rules';
import { SAYINGS } from './sayings.ts';
import {
  arrow,
  checksOf,
  circle,
  kingOf,
  moveIn,
  pieceOn,
  playOn,
  say,
  type Proof,
  type Scene,
} from './scene.ts';

/** Positions that a search for mate looks at, at most. */
const NODES = 100_000;

/** Why a move that gives no check is no kill: the mate stood before, or there is a parry. */
export const notAKill = (scene: Scene): Proof => {
  const { after, passed, locale } = scene;
  const on = passed ?? after;
  const mate = mateOf(on, NODES);
  if (mate.kind === 'mate') return uncounted(scene, on, mate.line);
  const parried = bestAttempt(on);
  if (parried === undefined) return noCheckNext(scene, on);
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

const noCheckNext = (scene: Scene, on: Position): Proof => {
  const { after, locale } = scene;
  const king = kingOf(after);
  const says = say(SAYINGS.noCheckNext, locale, {
    m: moveIn(scene),
    side: MESSAGES[locale].side[on.turn],
    n: String(legalMoves(on).length),
    king: pieceOn(on, king, locale),
  });
  return { says, on, line: [], marks: [circle(king, 'check')] };
};

/** Why a mate that is there makes no kill of the move: it stood before, or what it rests on does not count. */
const uncounted = (scene: Scene, on: Position, line: readonly Move[]): Proof => {
  const { before, judged, locale, rules } = scene;
  const old = isCheck(before) ? undefined : mateOf(before, NODES);
  if (old?.kind === 'mate')
    return {
      says: say(SAYINGS.oldMate, locale, { m: moveIn(scene), line: playOn(before, old.line, locale) }),
      on: before,
      line: old.line,
      marks: old.line.slice(0, 1).map((move) => arrow(move, 'kill')),
    };
  const [first] = line;
  const checks = Math.ceil(line.length / 2);
  const isKings = isCheck(before) && before.pieces.get(judged.move.from)?.role === 'king';
  const isTrade = first !== undefined && on.pieces.get(first.from)?.role === on.pieces.get(first.to)?.role;
  const reason = ((): Reason => {
    if (isKings) return 'mateByKing';
    if (checks > rules.natures.killChecks) return 'mateTooLong';
    return isTrade ? 'mateByExchange' : 'oldMateBehindCheck';
  })();
  return {
    says: say(SAYINGS[reason], locale, {
      m: moveIn(scene),
      line: playOn(on, line, locale),
      n: String(checks),
      king: pieceOn(on, kingOf(on), locale),
      ...(isTrade ? { target: pieceOn(on, first.to, locale) } : {}),
    }),
    on,
    line,
    marks: line.slice(0, 1).map((move) => arrow(move, 'kill')),
  };
};

type Reason = 'mateByKing' | 'mateTooLong' | 'mateByExchange' | 'oldMateBehindCheck';

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
