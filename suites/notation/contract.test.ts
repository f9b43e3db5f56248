import {
  isLegalMove,
  legalMoves,
  moveName,
  NOTATION_IDS,
  NOTATIONS,
  type Notation,
  type Position,
} from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { positionOf, randomGame, startPosition } from '../games.ts';
import { contractOf, nameOf, TANDEMS, WRITINGS } from './contract.ts';
import { corpusPositions } from './corpus.ts';

const random = Array.from({ length: 8 }, (_, seed) => randomGame(seed, 120))
  .flat()
  .filter((_, i) => i % 2 === 0);
const corpus = corpusPositions(2000, 1200);

describe.each(WRITINGS.map((writing) => ({ ...writing, name: nameOf(writing) })))('$name', (writing) => {
  const isDefault = Object.keys(writing.style).length === 0;

  test('reads back every legal move of tandem positions', () => {
    expect(contractOf(writing, TANDEMS).broken).toEqual([]);
  });

  test('reads back every legal move of random games', () => {
    expect(contractOf(writing, isDefault ? random : random.slice(0, 200)).broken).toEqual([]);
  });

  test.skipIf(corpus.length === 0)(
    'reads back every legal move of master games (needs the test data)',
    () => {
      expect(contractOf(writing, isDefault ? corpus : corpus.slice(0, 200)).broken).toEqual([]);
    },
  );
});

/** Texts written for other positions, read here: what a player says who looks at the wrong board. */
const strayTexts = (notation: Notation, elsewhere: readonly Position[]): string[] => [
  ...new Set(elsewhere.flatMap((from) => legalMoves(from).map((move) => notation.make(from, move)))),
];

describe.each(NOTATION_IDS)('notation %s', (id) => {
  const notation = NOTATIONS[id];

  test('has its own id', () => {
    expect(notation.id).toBe(id);
  });

  test('tells illegal from ambiguous, names all candidates, and lets nothing illegal through', () => {
    const texts = strayTexts(notation, [...TANDEMS, ...random.filter((_, i) => i % 40 === 0)]);
    const told = { legal: 0, illegal: 0, ambiguous: 0, syntax: 0 };
    for (const position of [...TANDEMS, ...random.filter((_, i) => i % 60 === 7)]) {
      const written = new Set(legalMoves(position).map((move) => notation.make(position, move)));
      for (const text of texts) {
        const read = notation.parse(position, text);
        told[read.ok ? 'legal' : read.fault.code]++;
        if (read.ok) expect(isLegalMove(position, read.value)).toBe(true);
        else expect(written.has(text)).toBe(false);
        if (read.ok || read.fault.code !== 'ambiguous') continue;
        const { candidates } = read.fault;
        expect(new Set(candidates.map(moveName)).size).toBeGreaterThan(1);
        expect(candidates.every((move) => isLegalMove(position, move))).toBe(true);
      }
    }
    expect(told.syntax).toBe(0);
    expect(Math.min(told.legal, told.illegal)).toBeGreaterThan(100);
    // Coordinates name the piece; all others can leave it open which of two is meant.
    const namesThePiece = ['iccs', 'uci', 'uci-10'].includes(id);
    expect(told.ambiguous > 0).toBe(!namesThePiece);
  });

  test.each(['', ' ', 'x', '炮', '炮二', '９９９９', 'h', 'C2', '{}', '\u0000', '前前前前', '++++'])(
    'calls %j no move',
    (text) => {
      const result = notation.parse(startPosition(), text);
      expect(!result.ok && result.fault.code).toBe('syntax');
    },
  );
});

/** Five pawns, three on file 3 and two on file 7, and what each dialect calls the move of one to the side. */
const PAWNS = positionOf('4k4/2P3P2/2P3P2/6P2/9/9/9/9/9/3K5 w');

test.each([
  ['official', '3+=4 33=4 3-=4 7+=6 7-=6'],
  ['xqbase', 'Pa=4 Pb=4 Pc=4 Pd=6 Pe=6'],
  ['world', '13=4 23=4 33=4 17=6 27=6'],
  ['dongping', '+3=4 23=4 -3=4 +7=6 -7=6'],
] as const)('WXF writes pawns on two files as %s has them', (tandem, texts) => {
  const moves = ['g8f8', 'g7f7', 'g6f6', 'c8d8', 'c7d7'];
  const byName = new Map(legalMoves(PAWNS).map((move) => [moveName(move), move]));
  const written = moves.map((name) => {
    const move = byName.get(name);
    return move === undefined ? name : NOTATIONS.wxf.make(PAWNS, move, { tandem });
  });
  expect(written.join(' ')).toBe(texts);
});
