import {
  countsOf,
  mainMoves,
  makeFen,
  moveName,
  readRecord,
  type FormatId,
  type GameRecord,
  type RecordReading,
} from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { movesOf } from '../lines.ts';
import { ccmOf, cheOf, chnOf, mxqOf } from './site-files.ts';

const LINE = 'h2e2 h9g7 h0g2 i9h9 i0h0 g6g5';
const MOVES = movesOf(LINE);

const read = (file: Uint8Array | string, format?: FormatId): RecordReading => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const reading = readRecord(bytes, { format });
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  return reading.value;
};

const gameIn = (file: Uint8Array | string, format?: FormatId): GameRecord => {
  const [game] = read(file, format).games;
  if (game === undefined) throw new Error('no game');
  return game;
};

const lineIn = (file: Uint8Array | string, format?: FormatId): string =>
  mainMoves(gameIn(file, format)).map(moveName).join(' ');

describe('files of playing sites', () => {
  test.each([
    ['ccm', ccmOf(MOVES)],
    ['ccm', ccmOf(MOVES, true)],
    ['chn', chnOf(MOVES)],
    ['chn', chnOf(MOVES, true)],
    ['che', cheOf(MOVES)],
  ])('%s is recognised and read, whoever sat at the bottom', (format, file) => {
    expect(read(file).format).toBe(format);
    expect(lineIn(file)).toBe(LINE);
  });
  test.each([
    ['ccm', ccmOf(MOVES).subarray(0, 7 * 5 + 4), 5],
    ['chn', chnOf(MOVES).subarray(0, 188 + 32 * 5 + 4), 5],
    ['che', cheOf(MOVES).subarray(0, cheOf(MOVES).length - 12), 5],
  ])('%s that ends within a move keeps the moves before', (_, file, plies) => {
    expect(mainMoves(gameIn(file)).length).toBe(plies);
    expect(gameIn(file).brokenAt?.ply).toBe(plies);
  });
  test('columns of a CHE can be asked to count from the right', () => {
    expect(lineIn(cheOf(MOVES), 'che-mirrored')).toBe('b2e2 b9c7 b0c2 a9b9 a0b0 c6c5');
  });
  test('bytes whose moves are not legal are no CCM', () => {
    expect(readRecord(ccmOf(movesOf('h2e2 h2e2')))).toMatchObject({ ok: false, fault: { code: 'binary' } });
  });
  test.each([true, false])(
    'MXQ says who played and how it ended (moves with their lengths: %s)',
    (hasLengths) => {
      const gbk = { 许: [0xd0, 0xed], 吕: [0xc2, 0xc0], 胜: [0xca, 0xa4] };
      const event = Uint8Array.of(...gbk.许, 0x2d, ...gbk.胜, 0x2d, ...gbk.吕);
      const texts = ['site', '2004-05-06', event, '2400', '2399', '', '', '', '', '', 'note', ''].map(
        (text) => (typeof text === 'string' ? Buffer.from(text) : text),
      );
      const game = gameIn(mxqOf(MOVES, texts, hasLengths));
      expect(mainMoves(game)).toEqual(MOVES);
      expect(Object.fromEntries(game.tags)).toEqual({
        Site: 'site',
        Date: '2004-05-06',
        Event: '许-胜-吕',
        Red: '许',
        RedElo: '2400',
        Black: '吕',
        BlackElo: '2399',
      });
      expect([game.result, game.comments]).toEqual(['1-0', ['note']]);
    },
  );
});

describe('DHJHtmlXQ', () => {
  const field = (key: string, value: string): string => `[DHJHtmlXQ_${key}]${value}[/DHJHtmlXQ_${key}]`;
  test('has tags by number, comments, and a result', () => {
    const game = gameIn(
      `[DHJHtmlXQ]${field('10', '第一局')}${field('17', '甲')}${field('18', '?')}${field('28', '红胜')}` +
        `${field('34', '72427967')}[game_comment_0_0]开局[/comment_0_0][game_comment_0_2]应着[/comment_0_2][/DHJHtmlXQ]`,
    );
    expect(Object.fromEntries(game.tags)).toEqual({
      Title: '第一局',
      Red: '甲',
      DHJHtmlXQ_18: '?',
      Result: '红胜',
    });
    expect(game.result).toBe('1-0');
    expect(mainMoves(game).map(moveName)).toEqual(['h2e2', 'h9g7']);
    expect([game.comments, game.children[0]?.children[0]?.comments]).toEqual([['开局'], ['应着']]);
  });
  test('has a board, and a side to move where there is no move to tell it', () => {
    const board = `****k****${'*'.repeat(72)}***K*****`;
    const file = `[DHJHtmlXQ]${field('31', board)}${field('32', '1')}[/DHJHtmlXQ]`;
    expect(makeFen(gameIn(file).start)).toBe('4k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1');
  });
});

describe('PFC', () => {
  test('has variations, comments, tags and a result; the marked move goes on', () => {
    const game = gameIn(
      '[pfchessrecord]<!-- <n version="2" win="0-1" title="第一局 &amp; 又" create-time="2010" m="">' +
        '<n m="h2e2" c="中炮"><n m="h7e7"/><n m="h9g7" default="true"><n m="h0g2"/></n></n><n m="c3c4" c=\'x "y"\'/></n> -->',
    );
    expect(mainMoves(game).map(moveName)).toEqual(['h2e2', 'h9g7', 'h0g2']);
    expect(countsOf(game)).toEqual({ nodes: 5, variations: 2, comments: 2 });
    expect(game.children[1]?.comments).toEqual(['x "y"']);
    expect(Object.fromEntries(game.tags)).toEqual({ Title: '第一局 & 又', CreateTime: '2010' });
    expect(game.result).toBe('0-1');
  });
  test('10,000 moves nested', () => {
    const line = ['h0g2', 'h9g7', 'g2h0', 'g7h9'];
    const file = `<n version="2" m="">${Array.from({ length: 10_000 }, (_, i) => `<n m="${line[i % 4] ?? ''}">`).join('')}`;
    expect(mainMoves(gameIn(file)).length).toBe(10_000);
  });
});
