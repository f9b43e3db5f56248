import { countsOf, FORMATS, mainMoves, makeFen, moveName, readRecord, type GameRecord } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { positionOf } from '../games.ts';
import { randomRecord } from './samples.ts';

const gamesIn = (text: string): readonly GameRecord[] => {
  const reading = readRecord(new TextEncoder().encode(text));
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  expect(reading.value.format).toBe('dhtmlxq');
  return reading.value.games;
};

const gameIn = (text: string): GameRecord => {
  const [game] = gamesIn(text);
  if (game === undefined) throw new Error('no game');
  return game;
};

const field = (key: string, value: string): string => `[DhtmlXQ_${key}]${value}[/DhtmlXQ_${key}]`;
const form = (...fields: string[]): string => `[DhtmlXQ]${fields.join('')}[/DhtmlXQ]`;
const MAIN = field('movelist', '7747706279678070');

describe('DhtmlXQ', () => {
  test('lines may come in any order and leave any line before them', () => {
    const game = gameIn(
      form(MAIN, field('move_1_3_2', '8988'), field('comment2_3', '丙'), field('move_0_2_1', '72427967')),
    );
    const [first] = game.children;
    const variation = first?.children[1];
    expect(countsOf(game)).toEqual({ nodes: 7, variations: 2, comments: 1 });
    expect(variation?.children.map(({ move, comments }) => [moveName(move), comments])).toEqual([
      ['h0g2', []],
      ['i0i1', ['丙']],
    ]);
  });
  test('a line that leaves none is reported with the moves that it costs', () => {
    const game = gameIn(form(MAIN, field('move_7_2_9', '72427967'), field('move_0_40_3', '7242')));
    expect(game.brokenVariations.map(({ text, lost }) => [text, lost])).toEqual([
      ['move_0_40_3', 1],
      ['move_7_2_9', 2],
    ]);
  });
  test('line ends, escaped characters, and comments beyond the end of a line', () => {
    const game = gameIn(form(MAIN, field('comment0', '\\u68cb||二'), field('comment99', '末')));
    expect(game.comments).toEqual(['棋\n二']);
    expect(game.children[0]?.children[0]?.children[0]?.children[0]?.comments).toEqual(['末']);
  });
  test('fields that are closed by the names of others, and given twice', () => {
    const game = gameIn(
      '[DhtmlXQ][DhtmlXQ_blacktime][/DhtmlXQ_time][DhtmlXQ_red]甲[/DhtmlXQ_black][DhtmlXQ_blacktime]58[/DhtmlXQ_time][DhtmlXQ_event]杯' +
        MAIN,
    );
    expect(Object.fromEntries(game.tags)).toEqual({ BlackTime: '58', Red: '甲', Event: '杯' });
    expect(mainMoves(game).length).toBe(4);
  });
  test.each([
    ['W', '1-0'],
    ['L', '0-1'],
    ['D', '1/2-1/2'],
    ['紅勝', '1-0'],
    ['和局', '1/2-1/2'],
    ['未知', '*'],
  ])('the result %s is %s', (word, result) => {
    expect(gameIn(form(MAIN, field('result', word))).result).toBe(result);
  });
  test('a page: entities, line breaks, moves in a script', () => {
    const game = gameIn(
      `<html><div>[DhtmlXQ]${field('title', '甲&amp;乙&#26827;')}${field('comment0', '一<br/>二')}${field('movelist', '')}[/DhtmlXQ]</div>` +
        `<script>var DhtmlXQ_movelist = "[0_1_0]77477062[/0_1_0][0_2_1]7242[/0_2_1]";</script></html>`,
    );
    expect([game.tags.get('Title'), game.comments]).toEqual(['甲&乙棋', ['一\n二']]);
    expect(countsOf(game)).toEqual({ nodes: 3, variations: 1, comments: 1 });
  });
  test('several games in one text', () => {
    expect(
      gamesIn(form(MAIN) + form(MAIN, field('title', '二'))).map(({ tags }) => tags.get('Title')),
    ).toEqual([undefined, '二']);
  });
  test('a move off the board ends the line there', () => {
    expect(gameIn(form(field('movelist', '774799997967'))).brokenAt).toMatchObject({ ply: 1, lost: 2 });
  });
  test('a board of which the points are not 64 digits is refused', () => {
    const text = form(field('binit', '8979'), MAIN);
    expect(readRecord(new TextEncoder().encode(text))).toMatchObject({ ok: false, fault: { code: 'fen' } });
  });
  test('what would end a field, any tag, and Black to move without a move are given back', () => {
    const tags = new Map([
      ['Event', 'a|b||c \\u68cb [/DhtmlXQ_event] [DhtmlXQ]'],
      ['movelist', 'no moves'],
      ['ECO', 'C00'],
    ]);
    const start = positionOf('4k4/9/9/9/9/9/9/9/9/3K5 b');
    const game = { ...randomRecord(5, 0), start, tags };
    const text = new TextDecoder().decode(FORMATS.dhtmlxq.write?.([game]).bytes);
    expect(gameIn(text).tags).toEqual(tags);
    expect(makeFen(gameIn(text).start)).toBe(makeFen(start));
  });
  test('a form without a field is said to have no moves', () => {
    expect(readRecord(new TextEncoder().encode('\n[DhtmlXQ] [/DhtmlXQ]'))).toEqual({
      ok: false,
      fault: { code: 'no-moves', text: '[DhtmlXQ] [/DhtmlXQ]', at: { line: 2, column: 1 } },
    });
  });
});
