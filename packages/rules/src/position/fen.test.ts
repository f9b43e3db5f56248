import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positions } from '../../../../suites/arbitraries.ts';
import { makeFen, parseFen, START_FEN, type FenFault } from './fen.ts';

const setupOf = (fen: string) => {
  const setup = parseFen(fen);
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return setup.value;
};

const rewritten = (fen: string): string => makeFen(setupOf(fen));

const faultOf = (fen: string): FenFault | undefined => {
  const setup = parseFen(fen);
  return setup.ok ? undefined : setup.fault;
};

const BOARD = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR';

test('what is written is read back', () => {
  fc.assert(
    fc.property(positions, (position) => {
      expect(setupOf(makeFen(position))).toEqual({ pieces: position.pieces, turn: position.turn });
    }),
  );
});

describe('one form is written, many are read', () => {
  test.each([
    ['as we write it', START_FEN],
    ['no side: Red', BOARD],
    ['no counters', `${BOARD} w`],
    ['r for Red', `${BOARD} r`],
    ['side in upper case', `${BOARD} W - - 0 1`],
    ['counters of another mind', `${BOARD} w KQkq e3 0 99`],
    ['a counter that is none', `${BOARD} w - - x 1`],
    ['fields that follow', `${BOARD} w - - 0 1 moves h2e2`],
    ['blanks around and a byte order mark', `\uFEFF  ${BOARD}\t w\r\n`],
    [
      'letters E and H',
      `${BOARD.replaceAll('b', 'e').replaceAll('B', 'E').replaceAll('n', 'h').replaceAll('N', 'H')} w`,
    ],
    ['letters M, G and S', `${BOARD.replaceAll('b', 'm').replaceAll('a', 'g').replaceAll('P', 'S')} w`],
    ['split digits', `${BOARD.replaceAll('9', '4311').replace('1c5c1', '1c11111c1')} w`],
  ])('%s', (_, fen) => {
    expect(rewritten(fen)).toBe(START_FEN);
  });

  test('the plies since a capture, kept in writing', () => {
    expect(setupOf(`${BOARD} w - - 17 99`).quiet).toBe(17);
    expect(rewritten(`${BOARD} b - - 17 99`)).toBe(`${BOARD} b - - 17 1`);
    expect(setupOf(START_FEN)).not.toHaveProperty('quiet');
  });

  test('Black to move', () => {
    expect(rewritten(`${BOARD} b`)).toBe(START_FEN.replace(' w ', ' b '));
    expect(rewritten(`${BOARD} B`)).toBe(START_FEN.replace(' w ', ' b '));
  });
});

describe('what is not well formed is said with its place', () => {
  test.each<[string, FenFault]>([
    ['', { code: 'empty' }],
    [' \n', { code: 'empty' }],
    ['9/9/9', { code: 'rank-count', count: 3 }],
    [`${BOARD}/9 w`, { code: 'rank-count', count: 11 }],
    [BOARD.replace('1c5c1', '1c5c2'), { code: 'rank-length', rank: 7, length: 10 }],
    [BOARD.replace('1C5C1', '1C5C'), { code: 'rank-length', rank: 2, length: 8 }],
    [BOARD.replace('1C5C1', ''), { code: 'rank-length', rank: 2, length: 0 }],
    [BOARD.replace('RNB', 'RXB'), { code: 'piece-letter', letter: 'X', rank: 0, column: 2 }],
    [BOARD.replace('1c5c1', '0c5c1'), { code: 'piece-letter', letter: '0', rank: 7, column: 1 }],
    [BOARD.replace('AKAB', 'ＡKAB'), { code: 'piece-letter', letter: 'Ａ', rank: 0, column: 4 }],
    [BOARD.replace('AKAB', 'A\u212AAB'), { code: 'piece-letter', letter: '\u212A', rank: 0, column: 5 }],
    [BOARD.replaceAll('/', '／'), { code: 'piece-letter', letter: '／', rank: 9, column: 10 }],
    [BOARD.replace('AKAB', 'A帅AB'), { code: 'piece-letter', letter: '帅', rank: 0, column: 5 }],
    [BOARD.replace('1C5C1', '1C𝟓C1'), { code: 'piece-letter', letter: '𝟓', rank: 2, column: 3 }],
    [`${BOARD} x - - 0 1`, { code: 'turn', text: 'x' }],
    [`${BOARD} - - 0 1`, { code: 'turn', text: '-' }],
    [`${BOARD} constructor`, { code: 'turn', text: 'constructor' }],
    [`${BOARD} ｗ`, { code: 'turn', text: 'ｗ' }],
  ])('%j', (fen, fault) => {
    expect(faultOf(fen)).toEqual(fault);
  });

  test('any text is read or refused, never a throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[rnbakcpRNBAKCP1-9/]{0,60} [wb]?$/)),
        (text) => {
          const setup = parseFen(text);
          expect(setup.ok ? setup.value.pieces.size <= 90 : setup.fault.code).toBeTruthy();
        },
      ),
    );
  });

  test('a very long line is refused at once', () => {
    expect(faultOf('9'.repeat(5 << 20))?.code).toBe('rank-count');
  });
});
