import { invariant } from '../../packages/rules/src/base/assert.ts';
import { packMove } from '../../packages/rules/src/board/board.ts';
import { parseMoveName, type Move } from '../../packages/rules/src/board/move.ts';
import { mirrored, turned, type Square } from '../../packages/rules/src/board/square.ts';
import { opposite, type ByColor, type Color } from '../../packages/rules/src/board/types.ts';
import { parseFen } from '../../packages/rules/src/position/fen.ts';
import { boardOf, positionOn } from '../../packages/rules/src/position/position.ts';
import type { Setup } from '../../packages/rules/src/position/setup.ts';
import { reasonsIn, type Reason } from './reason.ts';
import { readBlocks, valueOf, wordsOf, type Block } from '../blocks.ts';

/** A published position with the natures and the ruling its source states. */
export interface RulingCase {
  readonly id: string;
  readonly setup: Setup;
  readonly moves: readonly Move[];
  /** Where the lap begins; undefined where the moves are no lap. */
  readonly lapFrom: number | undefined;
  /** Nature of each move of the lap, in order, where stated. */
  readonly natures: ByColor<readonly string[] | undefined>;
  /** `draw`, `red-must-change`, `black-must-change`, or undefined where there is none. */
  readonly ruling: string | undefined;
  readonly isDisputed: boolean;
  readonly fitsBothFamilies: boolean;
  /** Why moves are what they are, where the source says so of the printed form. */
  readonly reasons: readonly Reason[];
}

export const readCases = (file: URL): RulingCase[] => readBlocks(file).map(caseOf);

const caseOf = (block: Block): RulingCase => {
  const setup = parseFen(valueOf(block, 'fen') ?? '');
  invariant(setup.ok, `${String(valueOf(block, 'id'))}: not a FEN`);
  return caseOn(setup.value, block);
};

/** What a block states about a line from this setup. */
export const caseOn = (setup: Setup, block: Block): RulingCase => {
  const id = valueOf(block, 'id') ?? '';
  const lap = valueOf(block, 'lap') ?? '0';
  return {
    id,
    setup,
    moves: wordsOf(block, 'moves').map((name) => {
      const move = parseMoveName(name);
      invariant(move, `${id}: not a move: ${name}`);
      return move;
    }),
    lapFrom: lap === 'none' ? undefined : Number(lap),
    natures: { red: naturesOf(block, 'red'), black: naturesOf(block, 'black') },
    ruling: valueOf(block, 'ruling'),
    isDisputed: valueOf(block, 'disputed') === 'yes',
    fitsBothFamilies: valueOf(block, 'family') === 'any',
    reasons: reasonsIn(block),
  };
};

const naturesOf = (block: Block, color: string): string[] | undefined =>
  block.has(color) ? wordsOf(block, color) : undefined;

/** The four symmetric forms of a case: as printed, in a mirror, with the colours swapped, both. */
export const FORMS = ['printed', 'mirrored', 'swapped', 'both'] as const;
export type Form = (typeof FORMS)[number];

/** Where a point goes in each form. */
export const SQUARE_IN: Readonly<Record<Form, (square: Square) => Square>> = {
  printed: (square) => square,
  mirrored,
  swapped: turned,
  both: (square) => mirrored(turned(square)),
};

export const inForm = (ruling: RulingCase, form: Form): RulingCase => {
  const placed = moved(ruling, SQUARE_IN[form]);
  return form === 'swapped' || form === 'both' ? swapped(placed) : placed;
};

/** The same lap entered at each of its plies, the position there taken as the start. */
export const rotationsOf = (ruling: RulingCase): RulingCase[] => {
  const { lapFrom } = ruling;
  if (lapFrom === undefined) return [];
  const lap = ruling.moves.slice(lapFrom);
  return lap.map((_, k) => entered(ruling, lapFrom + k, [...lap.slice(k), ...lap.slice(0, k)], k));
};

const entered = (ruling: RulingCase, ply: number, moves: readonly Move[], turns: number): RulingCase => {
  const board = boardOf(ruling.setup);
  for (const move of ruling.moves.slice(0, ply)) board.make(packMove(move));
  const setup = positionOn(board);
  const starter = turns % 2 === 0 ? setup.turn : opposite(setup.turn);
  const done = (color: Color): number => (color === starter ? Math.ceil(turns / 2) : Math.floor(turns / 2));
  const turnedBy = (color: Color): readonly string[] | undefined => {
    const natures = ruling.natures[color];
    return natures && [...natures.slice(done(color)), ...natures.slice(0, done(color))];
  };
  return { ...ruling, setup, moves, lapFrom: 0, natures: { red: turnedBy('red'), black: turnedBy('black') } };
};

const moved = (ruling: RulingCase, to: (square: Square) => Square): RulingCase => ({
  ...ruling,
  setup: {
    ...ruling.setup,
    pieces: new Map([...ruling.setup.pieces].map(([square, piece]) => [to(square), piece])),
  },
  moves: ruling.moves.map((move) => ({ from: to(move.from), to: to(move.to) })),
});

const swapped = (ruling: RulingCase): RulingCase => ({
  ...ruling,
  setup: {
    turn: opposite(ruling.setup.turn),
    pieces: new Map(
      [...ruling.setup.pieces].map(([at, piece]) => [at, { ...piece, color: opposite(piece.color) }]),
    ),
  },
  natures: { red: ruling.natures.black, black: ruling.natures.red },
  ruling: ruling.ruling?.replace(/red|black/, (color) => (color === 'red' ? 'black' : 'red')),
});
