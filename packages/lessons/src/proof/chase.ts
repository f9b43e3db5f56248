import {
  isAttack,
  legalMoves,
  MESSAGES,
  weighCapture,
  type Excuse,
  type Move,
  type Position,
  type Square,
  type Weighing,
} from '@qili/rules';
import { SAYINGS } from './sayings.ts';
import { arrow, circle, moveIn, pieceOn, playOn, say, type Proof, type Scene } from './scene.ts';
import { excuseOf, whyOf } from './why.ts';

/** A capture of something of worth, and what it comes to. */
interface Weighed {
  readonly move: Move;
  readonly weighing: Weighing;
}

/** Why a move is no chase, of a certain piece where one is named. */
export const notAChase = (scene: Scene, target?: Square): Proof => {
  const { after, passed, judged } = scene;
  const on = passed ?? after;
  const captures = capturesOn(on, scene).filter(({ move }) => target === undefined || move.to === target);
  const [best] = captures.sort((a, b) => rank(scene, b) - rank(scene, a));
  if (best === undefined) return target === undefined ? noCapture(scene, on) : untaken(scene, on, target);
  const excuse = judged.excuses.find(
    ({ nature, target: excused }) =>
      nature === 'chase' && excused !== undefined && (target === undefined || excused.at === target),
  );
  if (excuse !== undefined && (target !== undefined || !isAttack(judged.nature)))
    return excuse.code === 'stood-before' ? stood(scene, on, excuse) : excused(scene, on, excuse);
  if (best.weighing.value <= 0) return fruitless(scene, on, best);
  return isHeavier(scene) ? lighter(scene, on, best) : (old(scene, best) ?? notAnew(scene, on, best));
};

/** Nothing of worth can be taken: not anything, or only pawns at home. */
const noCapture = (scene: Scene, on: Position): Proof => {
  const moves = legalMoves(on);
  const [worthless] = moves.filter(({ to }) => on.pieces.has(to));
  const { locale } = scene;
  const words = { m: moveIn(scene), side: MESSAGES[locale].side[on.turn], n: String(moves.length) };
  if (worthless === undefined)
    return { says: say(SAYINGS.nothingToTake, locale, words), on, line: [], marks: [] };
  const says = say(SAYINGS.onlyWorthless, locale, {
    ...words,
    target: pieceOn(on, worthless.to, locale),
    taking: playOn(on, [worthless], locale),
  });
  return { says, on, line: [worthless], marks: [arrow(worthless, 'chase')] };
};

const untaken = (scene: Scene, on: Position, target: Square): Proof => ({
  says: say(SAYINGS.nobodyTakes, scene.locale, {
    m: moveIn(scene),
    target: pieceOn(on, target, scene.locale),
  }),
  on,
  line: [],
  marks: [circle(target, 'chase')],
});

const excused = (scene: Scene, on: Position, excuse: Excuse): Proof => ({
  says: excuseOf(scene, excuse),
  on,
  line: excuse.line,
  marks: excuse.line.slice(0, 1).map((move) => arrow(move, 'chase')),
});

/** An attack that stood before the move, shown where it stood: on the board before it. */
const stood = (scene: Scene, on: Position, excuse: Excuse): Proof => {
  const [move] = excuse.line;
  const then = move && old(scene, { move });
  if (then !== undefined || move === undefined) return then ?? excused(scene, on, excuse);
  const words = {
    captor: pieceOn(on, move.from, scene.locale),
    target: pieceOn(on, excuse.target?.at ?? move.to, scene.locale),
    m: moveIn(scene),
    line: playOn(on, excuse.line, scene.locale),
  };
  return { ...excused(scene, on, excuse), says: say(SAYINGS.oldAttackBehindCheck, scene.locale, words) };
};

/** The same capture before the move, if it won something then too. */
const old = (scene: Scene, { move }: Pick<Weighed, 'move'>): Proof | undefined => {
  const { before, judged, rules, locale } = scene;
  const then: Move = { from: move.from === judged.move.to ? judged.move.from : move.from, to: move.to };
  const weighing = weighCapture(before, then, rules.natures);
  if (weighing === undefined || weighing.value <= 0) return undefined;
  return {
    says: say(SAYINGS.oldAttack, locale, {
      m: moveIn(scene),
      captor: pieceOn(before, then.from, locale),
      target: pieceOn(before, then.to, locale),
      line: playOn(before, weighing.line, locale),
    }),
    on: before,
    line: weighing.line,
    marks: [arrow(then, 'chase')],
  };
};

const capturesOn = (position: Position, { rules }: Scene): Weighed[] =>
  legalMoves(position).flatMap((move) => {
    const weighing = position.pieces.has(move.to) ? weighCapture(position, move, rules.natures) : undefined;
    return weighing === undefined ? [] : [{ move, weighing }];
  });

/** What one would think of first: a capture by the piece that moved, of what is dear. */
const rank = ({ judged, after }: Scene, { move }: Weighed): number =>
  (move.from === judged.move.to ? 10 : 0) + DEAR[after.pieces.get(move.to)?.role ?? 'king'];

const DEAR = { rook: 6, cannon: 4, horse: 4, advisor: 2, elephant: 2, pawn: 1, king: 0 } as const;

const lighter = (scene: Scene, on: Position, { move, weighing }: Weighed): Proof => ({
  says: say(SAYINGS.lighter, scene.locale, {
    m: moveIn(scene),
    nature: MESSAGES[scene.locale].nature[scene.judged.nature],
    target: pieceOn(on, move.to, scene.locale),
    why: whyOf(scene),
  }),
  on,
  line: weighing.line,
  marks: [arrow(move, 'chase')],
});

const notAnew = (scene: Scene, on: Position, { move, weighing }: Weighed): Proof => ({
  says: say(SAYINGS.notWonAnew, scene.locale, {
    m: moveIn(scene),
    line: playOn(on, weighing.line, scene.locale),
    target: pieceOn(on, move.to, scene.locale),
  }),
  on,
  line: weighing.line,
  marks: [arrow(move, 'chase')],
});

/** Whether the move is an attack that a chase beside it does not count against. */
const isHeavier = ({ judged }: Scene): boolean => judged.nature === 'kill' || judged.nature === 'check';

const fruitless = ({ locale }: Scene, on: Position, { move, weighing }: Weighed): Proof => {
  const guard = weighing.protection.protectors.find(({ flaw }) => flaw === undefined)?.root;
  const words = { target: pieceOn(on, move.to, locale), line: playOn(on, weighing.line, locale) };
  const isRetaken = guard !== undefined && weighing.line[1]?.to === move.to;
  return {
    says: isRetaken
      ? say(SAYINGS.fruitlessRoot, locale, { ...words, root: pieceOn(on, guard.at, locale) })
      : say(SAYINGS.fruitless, locale, words),
    on,
    line: weighing.line,
    marks: [arrow(move, 'chase'), ...weighing.line.slice(1, 2).map((answer) => arrow(answer, 'hold'))],
  };
};
