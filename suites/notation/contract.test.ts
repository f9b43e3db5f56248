import {
  isSameMove,
  legalMoves,
  makeFen,
  moveName,
  NOTATION_IDS,
  NOTATIONS,
  parseMoveName,
  play,
  type MoveStyle,
  type Notation,
  type Position,
} from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { corpusSample, positionOf, randomGame, startPosition } from '../games.ts';

/** Pawns in twos, threes, fours and fives on a file, two and three files of them, pieces in tandem. */
const TANDEMS = [
  '4k4/3P1P3/4P4/3P1P3/9/9/9/9/9/3K5 w',
  '3k5/2P6/2P6/2P6/9/9/9/9/9/4K4 w',
  '3k5/2P3P2/2P3P2/2P6/9/9/9/9/9/4K4 w',
  '3k5/6P2/6P2/6P2/6P2/2P6/9/9/9/4K4 w',
  '3k5/6P2/6P2/6P2/6P2/6P2/9/9/9/4K4 w',
  '3k5/2P3P2/2P3P2/8P/9/9/9/9/9/4K4 w',
  '3k5/9/9/9/9/3p1p3/4p4/3p1p3/9/4K4 b',
  '3k5/9/9/9/9/2p6/2p6/2p3p2/6p2/4K4 b',
  '3k5/9/9/9/9/2p6/2p6/2p6/2p6/4K4 b',
  '3k1ab2/4a4/1R2b4/1R5N1/4C2N1/4C4/9/3AB4/9/2BAK4 w',
  '2bak4/4a4/1r2b2n1/1r5n1/4c4/4c4/9/3AB4/4A4/2B1K4 b',
].map(positionOf);

const corpusPositions = (): Position[] =>
  corpusSample(2000).flatMap((game) => {
    let position = game.fen === undefined ? startPosition() : positionOf(game.fen);
    return game.moves_iccs.map((name) => {
      const move = parseMoveName(name);
      if (move !== undefined) position = play(position, move);
      return position;
    });
  });

const random = Array.from({ length: 8 }, (_, seed) => randomGame(seed, 120))
  .flat()
  .filter((_, i) => i % 2 === 0);

/** A notation reads back every move it wrote, in every style; `style` is given to the reader only where it must be. */
const contract = (
  notation: Notation,
  positions: readonly Position[],
  style: MoveStyle,
  told: boolean,
): void => {
  for (const position of positions) {
    const moves = legalMoves(position);
    const texts = moves.map((move) => notation.make(position, move, style));
    for (const [i, move] of moves.entries()) {
      const text = texts[i] ?? '';
      const back = notation.parse(position, text, told ? style : {});
      if (back.ok && isSameMove(back.value, move)) continue;
      expect.fail(`${text} for ${moveName(move)} reads as ${JSON.stringify(back)} in ${makeFen(position)}`);
    }
    expect(new Set(texts).size).toBe(moves.length);
  }
};

describe.each(NOTATION_IDS)('notation %s', (id) => {
  const notation = NOTATIONS[id];

  test('has its own id', () => {
    expect(notation.id).toBe(id);
  });

  test('reads back every legal move of random games', () => {
    contract(notation, random, {}, false);
  });

  test('reads back every legal move of tandem positions', () => {
    contract(notation, TANDEMS, {}, false);
  });

  const games = corpusPositions();
  test.skipIf(games.length === 0)('reads back every legal move of master games (needs the test data)', () => {
    contract(notation, games, {}, false);
  });

  test.each(['', ' ', 'x', '炮', '炮二', '９９９９', 'h', 'C2', '{}', '\u0000', '前前前前', '++++'])(
    'calls %j no move',
    (text) => {
      const result = notation.parse(startPosition(), text);
      expect(!result.ok && result.fault.code).toBe('syntax');
    },
  );
});

describe('styles', () => {
  const styles: readonly (readonly [keyof typeof NOTATIONS, MoveStyle])[] = [
    ['chinese', { script: 'hant' }],
    ['chinese', { digits: 'full-width' }],
    ['chinese', { pawns: 'old' }],
    ['chinese', { script: 'hant', digits: 'full-width', pawns: 'old' }],
    ['short', { script: 'hant' }],
    ['wxf', { tandem: 'official' }],
    ['wxf', { tandem: 'world' }],
    ['wxf', { tandem: 'xqbase' }],
  ];
  test.each(styles)('%s %j reads back what it wrote', (id, style) => {
    contract(NOTATIONS[id], [...TANDEMS, ...random.slice(0, 400)], style, true);
  });
});
