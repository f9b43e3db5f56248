import {
  COLORS,
  isAcrossRiver,
  lineFrom,
  parseFen,
  positionFrom,
  SQUARES,
  type Piece,
  type Role,
  type Setup,
  type Square,
} from '@qili/rules';
import { movesIn } from '../course/lesson.ts';
import type { Material } from '../exercise/compose.ts';
import type { Chance } from './chance.ts';
import { fenOf, setupOf } from './forms.ts';

/** A piece put on the board or taken off it, and the play with it changed. */
export interface Altered {
  readonly material: Material;
  readonly piece: Piece;
  readonly at: Square;
  readonly how: 'added' | 'removed';
}

/** What may be put on the board: pieces that protect or stand in the way without ruling the board. */
const ADDED: readonly Role[] = ['advisor', 'elephant', 'horse', 'pawn', 'cannon'];

/** The play with one piece more or less, if it can still be played; the pieces that move stay. */
export const alter = (material: Material, chance: Chance): Altered | undefined => {
  const setup = setupOf(material.fen);
  const touched = new Set(movesIn(material.moves).flatMap(({ from, to }) => [from, to]));
  return chance.below(2) === 0
    ? removed(material, setup, touched, chance)
    : added(material, setup, touched, chance);
};

const removed = (
  material: Material,
  { pieces, turn }: Setup,
  touched: ReadonlySet<Square>,
  chance: Chance,
): Altered | undefined => {
  const chosen = chance.of([...pieces].filter(([at, { role }]) => role !== 'king' && !touched.has(at)));
  if (chosen === undefined) return undefined;
  const [at, piece] = chosen;
  const rest = new Map(pieces);
  rest.delete(at);
  return alteredTo({ turn, pieces: rest }, material, { piece, at, how: 'removed' });
};

const added = (
  material: Material,
  { pieces, turn }: Setup,
  touched: ReadonlySet<Square>,
  chance: Chance,
): Altered | undefined => {
  const role = chance.of(ADDED);
  const color = chance.of(COLORS);
  const at = chance.of(SQUARES.filter((square) => !pieces.has(square) && !touched.has(square)));
  if (role === undefined || color === undefined || at === undefined) return undefined;
  if (role === 'pawn' && !isAcrossRiver(at, color)) return undefined;
  const piece: Piece = { role, color };
  return alteredTo({ turn, pieces: new Map([...pieces, [at, piece]]) }, material, {
    piece,
    at,
    how: 'added',
  });
};

/** The play from another set-up, if that is a position and every move can be played from it. */
const alteredTo = (
  setup: Setup,
  { moves, rules }: Material,
  change: Omit<Altered, 'material'>,
): Altered | undefined => {
  const fen = fenOf(setup);
  if (fen === undefined || !isPlayable(fen, moves)) return undefined;
  return { ...change, material: { fen, moves, rules } };
};

const isPlayable = (fen: string, moves: string): boolean => {
  const setup = parseFen(fen);
  const start = setup.ok ? positionFrom(setup.value) : setup;
  return start.ok && lineFrom(start.value, movesIn(moves)).ok;
};
