import { describe, expect, test } from 'vitest';
import { LOCALES } from '../explain/locale.ts';
import { sayRecordFault } from '../explain/faults.ts';
import { START_FEN } from '../position/fen.ts';
import { readRecord } from './read-record.ts';

/** 揭棋, Western chess, Manchu chess 满洲棋, 将棋, Chu shogi-like promotions, as their own programs write them. */
const BOARDS: readonly (readonly [game: string, fen: string, letters: string])[] = [
  ['揭棋', 'xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w - - 0 1', 'X x'],
  ['Western chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'Q q'],
  ['Manchu chess', 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/9/9/M1BAKAB2 w - - 0 1', 'B M'],
  ['shogi', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - - 0 1', 'L l'],
];

const faultOf = (text: string): unknown => {
  const reading = readRecord(new TextEncoder().encode(text));
  return reading.ok ? 'read' : reading.fault;
};

describe('another game', () => {
  test.each(BOARDS)('%s, by the pieces of its board', (_, fen, letters) => {
    const fault = { code: 'foreign-pieces', letters };
    expect(faultOf(`[Event "x"]\n[FEN "${fen}"]\n\n1. a1a2`)).toEqual(fault);
    expect(faultOf(`${fen}\n`)).toEqual(fault);
    expect(faultOf(JSON.stringify({ fen, moves_iccs: ['a1a2'] }))).toEqual(fault);
  });

  test('a slip of the pen is named as one', () => {
    expect(faultOf(START_FEN.replace('RNBAKABNR', 'RNBAKABNX'))).toMatchObject({
      code: 'fen',
      fault: { code: 'piece-letter', letter: 'X' },
    });
    expect(faultOf(START_FEN.replace('1C5C1/9', '1C5C1/4B4'))).toMatchObject({ code: 'setup' });
  });

  test('letters of several schools on a board that can be are all right', () => {
    expect(faultOf(START_FEN.replace('RNBAKABNR', 'RHBAKGENR'))).toBe('read');
  });

  test('by its name, in a tag or a field', () => {
    expect(faultOf('[Variant "Janggi"]\n\nh2e2')).toEqual({ code: 'other-game', name: 'Janggi' });
    expect(faultOf('{"variant": "jieqi", "moves_iccs": "h2e2"}')).toEqual({
      code: 'other-game',
      name: 'jieqi',
    });
    expect(faultOf('{"variant": "xiangqi", "moves_iccs": "h2e2"}')).toBe('read');
  });

  test('by a first move that no game begins with', () => {
    expect(faultOf('No. 1: a0a6 b7g7\n')).toEqual({
      code: 'foreign-move',
      text: 'a0a6',
      at: { line: 1, column: 8 },
    });
  });

  test.each(LOCALES)('is said in %s', (locale) => {
    const said = [
      sayRecordFault({ code: 'other-game', name: '揭棋' }, locale),
      sayRecordFault({ code: 'foreign-pieces', letters: 'X x' }, locale),
      sayRecordFault({ code: 'foreign-move', text: 'a0a6', at: { line: 1, column: 1 } }, locale),
    ];
    expect(said).toEqual([
      expect.stringContaining('揭棋'),
      expect.stringContaining('X x'),
      expect.stringContaining('a0a6'),
    ]);
    for (const text of said) expect(text).toMatch(/象棋|xiangqi/u);
  });
});
