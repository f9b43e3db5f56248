import {
  judgeLap,
  legalMoves,
  moveName,
  passed,
  positionAfter,
  RULE_SET_OF,
  weighCapture,
  type Words,
} from '@qili/rules';
import { lineOf } from '../course/lesson.ts';
import { blanksFor, changeAsks, nameAsks } from '../exercise/book.ts';
import { compose, type Material } from '../exercise/compose.ts';
import type { Ask, Exercise, ExerciseKind, Origin } from '../exercise/exercise.ts';
import { alter } from './alter.ts';
import type { Chance } from './chance.ts';
import { changeTold, firstAltered, isSteady, natureAt } from './told.ts';

/** One exercise of a kind about a lap; undefined where chance found none. */
export const drawFrom = (
  lap: Material,
  kind: ExerciseKind,
  game: Words | undefined,
  chance: Chance,
): Exercise | undefined => {
  const origin: Origin = game === undefined ? {} : { game };
  return DRAW[kind](lap, origin, chance);
};

type Draw = (lap: Material, origin: Origin, chance: Chance) => Exercise | undefined;

/** Tries at changing a position until the answer changes. */
const TRIES = 6;

const drawName: Draw = (lap, origin, chance) => {
  const ply = chance.below(lap.moves.split(' ').length);
  const cut = chance.below(2) === 0 ? upTo(lap, ply) : instead(lap, ply, chance);
  if (cut === undefined) return undefined;
  if (chance.below(3) > 0)
    for (let i = 0; i < TRIES; i++) {
      const altered = alter(cut, chance);
      if (altered === undefined || firstAltered(cut, altered, [ply]) === undefined) continue;
      return named(altered.material, ply, { ...origin, change: changeTold(cut, altered, ply) });
    }
  return named(cut, ply, origin);
};

const named = (material: Material, ply: number, origin: Origin): Exercise | undefined => {
  if (!isSteady(material, ply)) return undefined;
  return compose('name', material, nameAsks(ply, natureAt(material, ply) === 'chase'), origin);
};

/** The play up to a move, that move the last. */
const upTo = ({ fen, moves, rules }: Material, ply: number): Material => ({
  fen,
  moves: moves
    .split(' ')
    .slice(0, ply + 1)
    .join(' '),
  rules,
});

/** The play up to a ply, with another move there that is more than a plain idle one. */
const instead = (lap: Material, ply: number, chance: Chance): Material | undefined => {
  const before = lap.moves.split(' ').slice(0, ply);
  const choices = legalMoves(positionAfter(lineOf(lap), ply));
  for (let i = 0; i < TRIES; i++) {
    const move = chance.of(choices);
    if (move === undefined) return undefined;
    const played = { ...lap, moves: [...before, moveName(move)].join(' ') };
    if (natureAt(played, ply) !== 'idle') return played;
  }
  return undefined;
};

const drawBlanks: Draw = (lap, origin, chance) => {
  const plies = [...lap.moves.split(' ').keys()];
  if (chance.below(3) > 0)
    for (let i = 0; i < TRIES; i++) {
      const altered = alter(lap, chance);
      const ply = altered && firstAltered(lap, altered, plies);
      if (altered === undefined || ply === undefined || !isPlain(altered.material)) continue;
      const change = changeTold(lap, altered, ply);
      return compose('blanks', altered.material, blanksFor(altered.material), { ...origin, change });
    }
  return isPlain(lap) ? compose('blanks', lap, blanksFor(lap), origin) : undefined;
};

/** Whether natures and ruling of a lap rest on no doubt. */
const isPlain = (lap: Material): boolean => {
  const judged = judgeLap(lineOf(lap), 0, RULE_SET_OF[lap.rules]);
  if (!judged.ok || judged.value.ruling.unknown || judged.value.ruling.soft) return false;
  return judged.value.moves.every(({ ply }) => isSteady(lap, ply));
};

const drawRoot: Draw = (lap, origin, chance) => {
  const ply = chance.below(lap.moves.split(' ').length);
  const altered = chance.below(2) === 0 ? undefined : alter(lap, chance);
  const played = upTo(altered?.material ?? lap, ply);
  const after = passed(positionAfter(lineOf(played), ply + 1));
  if (after === undefined) return undefined;
  const captures = legalMoves(after).filter(({ to }) => after.pieces.has(to));
  const rooted = captures.filter((move) => {
    const root = weighCapture(after, move, RULE_SET_OF[lap.rules].natures)?.root;
    return root !== undefined && (root !== 'none' || chance.below(4) === 0);
  });
  const capture = chance.of(rooted);
  return capture === undefined
    ? undefined
    : compose('root', played, [{ ask: 'root', ply, capture: moveName(capture) }], origin);
};

const drawWrite: Draw = (lap, origin, chance) => {
  const ply = chance.below(lap.moves.split(' ').length);
  const move = chance.of(legalMoves(positionAfter(lineOf(lap), ply)));
  if (move === undefined) return undefined;
  const moves = [...lap.moves.split(' ').slice(0, ply), moveName(move)].join(' ');
  return compose(
    'write',
    { ...lap, moves },
    [
      { ask: 'full', ply },
      { ask: 'short', ply },
    ],
    origin,
  );
};

/** A sheet goes round two to three times, and may end before the third occurrence or after. */
const drawSheet: Draw = (lap, origin, chance) => {
  const once = lap.moves.split(' ');
  const many = [...once, ...once, ...once].slice(0, once.length + 1 + chance.below(once.length + 3));
  const asks: Ask[] = [{ ask: 'third' }, { ask: 'standing' }];
  return compose('sheet', { ...lap, moves: many.join(' ') }, asks, origin);
};

const drawChange: Draw = (lap, origin, chance) => {
  const altered = chance.below(2) === 0 ? undefined : alter(lap, chance);
  const material = altered?.material ?? lap;
  const asks = isPlain(material) ? changeAsks(material) : [];
  return asks.length === 0 ? undefined : compose('change', material, asks, origin);
};

const DRAW: Readonly<Record<ExerciseKind, Draw>> = {
  name: drawName,
  blanks: drawBlanks,
  root: drawRoot,
  write: drawWrite,
  sheet: drawSheet,
  change: drawChange,
};
