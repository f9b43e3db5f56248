import {
  isSameMove,
  legalMoves,
  makeFen,
  moveName,
  NOTATION_IDS,
  NOTATIONS,
  type Move,
  type MoveStyle,
  type NotationId,
  type Position,
} from '@qili/rules';
import { positionOf } from '../games.ts';

/** A notation in one of its styles of writing. */
export interface Writing {
  readonly id: NotationId;
  readonly style: MoveStyle;
  /** Whether the reader is told the style; of all, only dialects of WXF need it. */
  readonly told: boolean;
}

const STYLES: Readonly<Partial<Record<NotationId, readonly MoveStyle[]>>> = {
  chinese: [
    { script: 'hant' },
    { digits: 'full-width' },
    { pawns: 'old' },
    { script: 'hant', digits: 'full-width', pawns: 'old' },
  ],
  short: [{ script: 'hant' }, { strokes: 'unicode' }, { strokes: 'html' }, { strokes: 'svg' }],
  wxf: [{ tandem: 'official' }, { tandem: 'world' }, { tandem: 'dongping' }, { sideways: '.' }],
};

/** Every notation as it is written by default, then in its other styles. */
export const WRITINGS: readonly Writing[] = NOTATION_IDS.flatMap((id): Writing[] => [
  { id, style: {}, told: false },
  ...(STYLES[id] ?? []).map((style): Writing => ({ id, style, told: style.tandem !== undefined })),
]);

export const nameOf = ({ id, style }: Writing): string =>
  [id, ...Object.values<string>({ ...style })].join(' ');

/** Pawns in twos, threes, fours and fives on a file, two and three files of them, pieces in tandem. */
export const TANDEMS: readonly Position[] = [
  '4k4/3P1P3/4P4/3P1P3/9/9/9/9/9/3K5 w',
  '3k5/2P6/2P6/2P6/9/9/9/9/9/4K4 w',
  '3k5/2P3P2/2P3P2/2P6/9/9/9/9/9/4K4 w',
  '3k5/6P2/6P2/6P2/6P2/2P6/9/9/9/4K4 w',
  '3k5/6P2/6P2/6P2/6P2/6P2/9/9/9/4K4 w',
  '3k5/2P3P2/2P3P2/8P/9/9/9/9/9/4K4 w',
  '3k5/9/9/9/9/3p1p3/4p4/3p1p3/9/4K4 b',
  '3k5/9/9/9/9/2p6/2p6/2p3p2/6p2/4K4 b',
  '3k5/9/9/9/9/2p6/2p6/2p6/2p6/4K4 b',
  '3k5/9/9/9/9/2p6/2p6/2p6/2p6/2p1K4 b',
  '3k1ab2/4a4/1R2b4/1R5N1/4C2N1/4C4/9/3AB4/9/2BAK4 w',
  '2bak4/4a4/1r2b2n1/1r5n1/4c4/4c4/9/3AB4/4A4/2B1K4 b',
].map(positionOf);

export interface Contract {
  readonly moves: number;
  /** Texts that do not read back as the move they were written for, or that two moves of a position share. */
  readonly broken: readonly string[];
}

/** Writes every legal move of the positions and reads it back: the same move, and no other with the same text. */
export const contractOf = ({ id, style, told }: Writing, positions: Iterable<Position>): Contract => {
  const notation = NOTATIONS[id];
  const broken: string[] = [];
  let count = 0;
  for (const position of positions) {
    const seen = new Map<string, Move>();
    for (const move of legalMoves(position)) {
      count++;
      const text = notation.make(position, move, style);
      const back = notation.parse(position, text, told ? style : {});
      if (seen.has(text) || !back.ok || !isSameMove(back.value, move))
        broken.push(`${text} for ${moveName(move)} in ${makeFen(position)}`);
      seen.set(text, move);
    }
  }
  return { moves: count, broken };
};
