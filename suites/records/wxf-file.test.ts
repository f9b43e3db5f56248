import { FORMATS, mainMoves, makeFen, moveName, readRecord, type GameRecord } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { randomRecord } from './samples.ts';

const gameIn = (text: string): GameRecord => {
  const reading = readRecord(new TextEncoder().encode(text));
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  expect(reading.value.format).toBe('wxf');
  const [game] = reading.value.games;
  if (game === undefined) throw new Error('no game');
  return game;
};

const LINE = 'h2e2 h9g7 h0g2';

describe('the WXF container', () => {
  test.each([
    ['WXF', '1. C2.5 h8+7   2. H2+3'],
    ['AXF', '1. C2=5 H8+7   2. H2+3'],
    ['ICCS', '1. h2e2 h9g7   2. h0g2'],
    ['LALG', '1. Ch2-e2 hh9-g7   2. Hh0-g2'],
    ['SALG', '1. Che2 Hg7   2. Hg2'],
    ['AXF, C(P) H(M) P(B)', '1. P2=5 M8+7   2. M2+3'],
  ])('FORMAT %s', (format, moves) => {
    const game = gameIn(`FORMAT\t${format}\nSTART{\n${moves} }END\n`);
    expect(mainMoves(game).map(moveName).join(' ')).toBe(LINE);
  });
  test('says who played, how strong, where, how fast, and how it ended', () => {
    const game = gameIn(
      'FORMAT\tWXF\nGAME\nRED\t甲;2100;;\nBLACK\t乙;;;\nRESULT\t0-1\nDATE\t2009-01-02\nEVENT\tPlayOK ; 10m+0s\nSTART{\n1. C2.5 }END',
    );
    expect(Object.fromEntries(game.tags)).toEqual({
      Format: 'WXF',
      Red: '甲',
      RedElo: '2100',
      Black: '乙',
      Result: '0-1',
      Date: '2009-01-02',
      Event: 'PlayOK',
      TimeControl: '10m+0s',
    });
    expect(game.result).toBe('0-1');
  });
  test('a position without moves, with the letters h and e', () => {
    const game = gameIn('FORMAT\tWXF\nFEN\t2eakae2/9/9/9/4h4/9/9/9/9/2EAKAE2 b\nSTART{\n}END\n');
    expect(makeFen(game.start)).toBe('2bakab2/9/9/9/4n4/9/9/9/9/2BAKAB2 b - - 0 1');
    expect(mainMoves(game)).toEqual([]);
  });
  test('check and mate behind a move', () => {
    const game = gameIn('FORMAT\tWXF\nFEN\t4k4/9/9/9/9/9/9/9/R8/3K5 w\nSTART{\n1. R9.5+ k5.6++ }END\n');
    expect(mainMoves(game).map(moveName)).toEqual(['a1e1', 'e9f9']);
  });
  test('a fault points at its line and column in the file', () => {
    const { brokenAt } = gameIn('FORMAT\tLALG\nSTART{\n1. Ch2-e2 hh9-g8 }END\n');
    expect([brokenAt?.ply, brokenAt?.at]).toEqual([1, { line: 3, column: 12 }]);
  });
  test('names with semicolons, and a rating without a name', () => {
    const tags = new Map([
      ['Red', 'a;b'],
      ['BlackElo', '2000'],
      ['TimeControl', '60m'],
    ]);
    const written = FORMATS.wxf.write?.([{ ...randomRecord(3, 4), tags }]);
    const game = gameIn(new TextDecoder().decode(written?.bytes));
    expect([game.tags.get('Red'), game.tags.get('BlackElo'), game.tags.get('TimeControl')]).toEqual([
      'a；b',
      '2000',
      '60m',
    ]);
  });
});

test('a PGN of which a comment has a line that begins another format stays a PGN', () => {
  const lines = ['START{', '[DhtmlXQ]', '[DHJHtmlXQ]', '[pfchessrecord]', '┼┼┼┼┼┼┼┼┼'];
  const bytes = new TextEncoder().encode(`[Event "e"]\n\n{\n${lines.join('\n')}\n} 1. 炮二平五 *\n`);
  const reading = readRecord(bytes);
  expect(reading.ok && [reading.value.format, reading.value.games.flatMap(mainMoves).length]).toEqual([
    'pgn',
    1,
  ]);
});
