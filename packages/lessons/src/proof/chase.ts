import {
  isAttack,
  legalMoves,
  MESSAGES,
  weighCapture,
  type Move,
  type Position,
  type Square,
  type Weighing,
} from '@qili/rules';
import { SAYINGS } from './sayings.ts';
import { arrow, circle, moveIn, pieceOn, playOn, say, type Proof, type Scene } from './scene.ts';
import { whyOf } from './why.ts';

/** A capture of something of worth, and what it comes to. */
interface Weighed {
  readonly move: Move;
  readonly weighing: Weighing;
}

/** Why a move is no chase, of a certain piece where one is named. */
export const notAChase = (scene: Scene, target?: Square): Proof => {
  const { after, passed, locale, judged } = scene;
  const m = moveIn(scene);
  const on = passed ?? after;
  const captures = capturesOn(on, scene).filter(({ move }) => target === undefined || move.to === target);
  const [best] = captures.sort((a, b) => rank(scene, b) - rank(scene, a));
  if (best === undefined) {
    const says =
      target === undefined
        ? say(SAYINGS.nothingToTake, locale, { m })
        : say(SAYINGS.nobodyTakes, locale, { m, target: pieceOn(on, target, locale) });
    return { says, on, line: [], marks: target === undefined ? [] : [circle(target, 'chase')] };
  }
  const excuse = judged.excuses.find(
    ({ nature, target: excused }) =>
      nature === 'chase' && (target === undefined || excused?.at === target) && !isAttack(judged.nature),
  );
  if (excuse !== undefined)
    return {
      says: whyOf(scene),
      on,
      line: excuse.line,
      marks: excuse.line.slice(0, 1).map((move) => arrow(move, 'chase')),
    };
  return best.weighing.value > 0 ? notAnew(scene, on, best) : fruitless(scene, on, best);
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

const notAnew = (scene: Scene, on: Position, { move, weighing }: Weighed): Proof => ({
  says: say(isHeavier(scene) ? SAYINGS.lighter : SAYINGS.notWonAnew, scene.locale, {
    m: moveIn(scene),
    nature: MESSAGES[scene.locale].nature[scene.judged.nature],
    target: pieceOn(on, move.to, scene.locale),
    why: whyOf(scene),
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
