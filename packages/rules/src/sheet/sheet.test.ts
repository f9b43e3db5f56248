import { describe, expect, test } from 'vitest';
import { casesIn, lineOf } from '../../../../suites/rulings/run.ts';
import { moveName } from '../board/move.ts';
import { makeFen } from '../position/fen.ts';
import { LOCALES, type Locale } from '../explain/locale.ts';
import { readRecord } from '../record/read-record.ts';
import type { GameRecord } from '../record/game.ts';
import { RULE_SET_OF } from '../ruling/rulesets.ts';
import { sheetHtml } from './html.ts';
import { pagesOf, ROWS } from './paper.ts';
import { scoreSheetOf, SHEET_NOTATIONS, type ScoreSheet, type SheetNotation } from './sheet.ts';
import { sheetSvg } from './svg.ts';

const gameOf = (pgn: string): GameRecord => {
  const reading = readRecord(new TextEncoder().encode(pgn));
  const game = reading.ok ? reading.value.games[0] : undefined;
  if (game === undefined) throw new Error(JSON.stringify(reading));
  return game;
};

const sheetOf = (
  pgn: string,
  locale: Locale = 'zh-Hans',
  notation: SheetNotation = 'short',
  remarks = false,
): ScoreSheet => scoreSheetOf(gameOf(pgn), { locale, notation, rules: RULE_SET_OF['cxa-2020'], remarks });

const HEAD = `[Game "Chinese Chess"]
[Event "甲级联赛 <一>"]
[Site "?"]
[Date "2024.05.01"]
[Table "3"]
[White "甲 & 乙"]
[Black "丙"]
[BlackTeam "广东"]
[RedTime "1:02:03"]
[Referee "丁"]
[Result "1/2-1/2"]
`;
/** Both kings' advisors go out and home again, from the start until it stands for the third time. */
const SHUFFLE = Array.from({ length: 2 }, () => '仕四进五 士6进5 仕五退四 士5退6').join(' ');
const GAME = `${HEAD}\n{开局}炮二平五 {[%clk 0:59:30] 当头炮} 马8进7 马二进三 卒7进1 ${SHUFFLE} 1/2-1/2`;

describe('scoreSheetOf', () => {
  const sheet = sheetOf(GAME, 'zh-Hans', 'short', true);

  test('takes over what the tags say, whatever they are called, and leaves a line where they say nothing', () => {
    expect(sheet.heads).toMatchObject({ event: '甲级联赛 <一>', place: '', date: '2024.05.01', table: '3' });
    expect(sheet.players).toEqual({
      red: { name: '甲 & 乙', team: '' },
      black: { name: '丙', team: '广东' },
    });
    expect([sheet.timeUsed.red, sheet.timeUsed.black, sheet.referee]).toEqual(['1:02:03', '', '丁']);
    expect(sheet.result).toBe('和棋');
  });

  test('numbers the rounds, with strokes as facts and clocks apart from remarks', () => {
    expect(sheet.rounds.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    const [first] = sheet.rounds;
    expect(first?.cells.red).toMatchObject({
      text: '炮2',
      last: { digit: '5', action: 'traverse' },
      clock: '0:59:30',
    });
    expect(first?.cells.black).toMatchObject({ text: '马8', last: { digit: '7', action: 'advance' } });
    expect(sheet.remarks).toEqual(['开局', '1. 炮25\u3000当头炮']);
  });

  test('marks the three occurrences of the position and the lap between them', () => {
    const marks = sheet.rounds.map(({ cells }) => [cells.red?.occurrence, cells.black?.occurrence]);
    expect(marks).toEqual([
      [undefined, undefined],
      [undefined, 1],
      [undefined, undefined],
      [undefined, 2],
      [undefined, undefined],
      [undefined, 3],
    ]);
    expect(sheet.rounds.map(({ inLap }) => inLap)).toEqual([false, false, true, true, true, true]);
    expect(sheet.claim?.moments).toEqual([2, 4, 6].map((n) => `第 ${String(n)} 回合黑方走后`));
    expect(sheet.claim?.ruling).toContain('双方不变作和');
  });

  test('claims a long run of attacks, in which no position need recur', () => {
    const figure = casesIn('cxa-2020').find(({ id }) => id === 'CXA2020-R08');
    if (figure === undefined) throw new Error('no such figure');
    const { start, moves } = lineOf(figure);
    const pgn = `[Game "Chinese Chess"]\n[FEN "${makeFen(start)}"]\n\n${moves.map(moveName).join(' ')}`;
    const { claim, rounds } = sheetOf(pgn);
    expect(claim).toMatchObject({ from: 0, to: 17, plies: [], moments: [] });
    expect(claim?.ruling).toMatch(/红方.*变着/u);
    expect(rounds.filter(({ inLap }) => inLap)).toHaveLength(9);
    expect(rounds.some(({ cells }) => cells.red?.occurrence !== undefined)).toBe(false);
  });

  test('claims nothing before the third occurrence', () => {
    const twice = sheetOf('仕四进五 士6进5 仕五退四 士5退6');
    expect(twice.claim).toBeUndefined();
    expect(twice.rounds.some(({ inLap }) => inLap)).toBe(false);
  });

  test.each([
    ['chinese', '炮二平五'],
    ['short', '炮2'],
    ['wxf', 'C2=5'],
    ['iccs', 'H2-E2'],
  ] as const)('writes %s', (notation, text) => {
    expect(sheetOf(GAME, 'zh-Hans', notation).rounds[0]?.cells.red?.text).toBe(text);
  });

  test('a game that Black begins has a gap on Red’s side, and its position is drawn', () => {
    const late = sheetOf('[Game "Chinese Chess"]\n[FEN "3k5/9/9/9/9/9/9/9/9/4K4 b"]\n\n将4进1 帅五进一');
    expect(late.rounds[0]?.cells.red).toBeUndefined();
    expect(late.rounds[0]?.cells.black?.text).toBe('将4');
    expect(late.start?.caption).toBe('起始局面，黑方先走');
    expect(sheetHtml(late)).toContain('<td>……</td>');
    expect(sheetSvg(late)).toContain('>……</text>');
    expect(sheet.start).toBeUndefined();
  });
});

describe('pagesOf', () => {
  const lengthOf = (rounds: number): ScoreSheet => ({
    ...sheetOf('炮二平五'),
    rounds: Array.from({ length: rounds }, (_, i) => ({
      number: i + 1,
      cells: { red: undefined, black: undefined },
      inLap: false,
    })),
  });

  test.each([
    [0, 1],
    [2 * ROWS, 1],
    [2 * ROWS + 1, 2],
    [270, 5],
  ])('%i rounds take %i pages, no round twice, none lost', (rounds, pages) => {
    const laid = pagesOf(lengthOf(rounds));
    expect(laid).toHaveLength(pages);
    const numbers = laid.flatMap(({ columns }) => columns.flat().map(({ number }) => number));
    expect(numbers).toEqual(Array.from({ length: rounds }, (_, i) => i + 1));
    expect(laid.filter(({ isLast }) => isLast)).toHaveLength(1);
  });

  test('empty rows go on counting', () => {
    const html = sheetHtml(lengthOf(1));
    expect(html).toContain('<th class="n">60</th>');
    expect(html).not.toContain('<th class="n">61</th>');
  });
});

describe.each(LOCALES)('a printed sheet in %s', (locale) => {
  test.each(SHEET_NOTATIONS)('is well formed in %s, as HTML and as SVG', (notation) => {
    const sheet = sheetOf(GAME, locale, notation, true);
    for (const printed of [sheetHtml(sheet), sheetSvg(sheet)]) {
      const open: string[] = [];
      for (const [, slash, name = '', rest = ''] of printed.matchAll(/<(\/?)([a-z]\w*)([^<>]*)>/giu)) {
        if (slash === '/') expect(open.pop()).toBe(name);
        else if (!rest.endsWith('/') && name !== 'meta') open.push(name);
      }
      expect(open).toEqual([]);
      expect(printed).toContain('甲级联赛 &lt;一&gt;');
      expect(printed).toContain('甲 &amp; 乙');
      expect(printed).not.toMatch(/undefined|NaN|https?:(?!\/\/www\.w3\.org)/u);
    }
  });

  test('puts the strokes under and over the last digit', () => {
    const html = sheetHtml(sheetOf(GAME, locale));
    expect(html).toMatch(/8<span class="advance">7<\/span>/u);
    expect(html).toMatch(/5<span class="retreat">4<\/span>/u);
  });

  test('is an empty form for a game to come', () => {
    const toCome = { ...gameOf('炮二平五'), children: [] };
    const options = { locale, notation: 'short', rules: RULE_SET_OF['cxa-2020'], remarks: true } as const;
    const blank = sheetHtml(scoreSheetOf(toCome, options));
    expect(blank.match(/<td><\/td>/gu)).toHaveLength(2 * 2 * ROWS);
  });
});
