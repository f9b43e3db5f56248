import {
  makeFen,
  mirrored,
  moveName,
  opposite,
  parseFen,
  positionFrom,
  turned,
  type Setup,
  type Square,
} from '@qili/rules';
import { movesIn, sound } from '../course/lesson.ts';
import type { Material } from '../exercise/compose.ts';

/** The four symmetric forms: as it is, in a mirror, with the colours swapped, both. */
export const FORMS = ['same', 'mirrored', 'swapped', 'both'] as const;
export type Form = (typeof FORMS)[number];

const SQUARE_IN: Readonly<Record<Form, (square: Square) => Square>> = {
  same: (square) => square,
  mirrored,
  swapped: turned,
  both: (square) => mirrored(turned(square)),
};

export const setupOf = (fen: string): Setup => {
  const setup = parseFen(fen);
  return sound(setup.ok ? setup.value : undefined, fen);
};

/** The FEN of a set-up, if it is a position. */
export const fenOf = (setup: Setup): string | undefined => {
  const position = positionFrom(setup);
  return position.ok ? makeFen(position.value) : undefined;
};

/** The same play in another form. */
export const inForm = ({ fen, moves, rules }: Material, form: Form): Material => {
  const to = SQUARE_IN[form];
  const swaps = form === 'swapped' || form === 'both';
  const { pieces, turn } = setupOf(fen);
  const setup: Setup = {
    turn: swaps ? opposite(turn) : turn,
    pieces: new Map(
      [...pieces].map(([at, piece]) => [to(at), swaps ? { ...piece, color: opposite(piece.color) } : piece]),
    ),
  };
  const names = movesIn(moves).map((move) => moveName({ from: to(move.from), to: to(move.to) }));
  return { fen: sound(fenOf(setup), fen), moves: names.join(' '), rules };
};

/** A key that the four forms of a play have in common, and no other play has. */
export const shapeOf = (material: Material): string =>
  FORMS.map((form) => inForm(material, form))
    .map(({ fen, moves }) => `${fen} ${moves}`)
    .sort()[0] ?? '';
