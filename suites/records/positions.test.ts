import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawLetters, drawText, mainMoves, makeFen, readRecord, START_FEN, type FormatId } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { dataPath } from '../data.ts';
import { positionOf, startPosition } from '../games.ts';

const read = (text: string | Uint8Array): { format: FormatId | undefined; found: readonly string[] } => {
  const reading = readRecord(typeof text === 'string' ? new TextEncoder().encode(text) : text);
  if (!reading.ok) return { format: undefined, found: [reading.fault.code] };
  const { format, games } = reading.value;
  return {
    format,
    found: games.map(({ start, tags, comments }) =>
      [makeFen(start), ...tags.values(), ...comments].join(' | '),
    ),
  };
};

const ENDING = '2bakab2/9/9/9/4p4/9/4P4/9/4A4/2BAK4 b - - 0 1';

describe('lists of positions', () => {
  test('names behind a semicolon, remarks and blank lines', () => {
    const list = `# 适情雅趣\n\n${START_FEN} ; 第001局：气吞关右\r\n${ENDING}；第002局\n`;
    expect(read(list)).toEqual({
      format: 'epd',
      found: [`${START_FEN} | 第001局：气吞关右`, `${ENDING} | 第002局`],
    });
  });
  test('the operations of EPD are no moves', () => {
    const operations = 'bm h2e2; id "test 1";';
    expect(read(`${START_FEN.slice(0, -4)} ${operations}`)).toEqual({
      format: 'epd',
      found: [`${START_FEN} | test 1 | ${operations}`],
    });
  });
  test('side and counters glued on', () => {
    const glued = '9/3k5/9/9/9/9/9/9/9/3A1K3b--01';
    expect(read(glued)).toEqual({ format: 'epd', found: ['9/3k5/9/9/9/9/9/9/9/3A1K3 b - - 0 1'] });
  });
  test('a line that is no position is listed, and the others are read', () => {
    const lines = Array.from({ length: 20 }, () => START_FEN);
    const reading = readRecord(new TextEncoder().encode([...lines, 'what?', ENDING].join('\n')));
    expect(reading.ok && [reading.value.games.length, reading.value.refused]).toEqual([
      21,
      [{ game: 21, fault: { code: 'no-moves', text: 'what?', at: { line: 21, column: 1 } } }],
    ]);
  });
  test('moves behind a FEN make it a game', () => {
    expect(read(`${START_FEN} moves h2e2`).format).toBe('moves');
  });
  test('triples of tags', () => {
    const triple = (n: number): string =>
      `[FEN_INDEX "${String(n)}"]\n[EVENT "第${String(n)}局"]\n[FEN "${ENDING}"]\n\n`;
    expect(read(triple(1) + triple(2)).found.map((found) => found.slice(0, ENDING.length))).toEqual([
      ENDING,
      ENDING,
    ]);
  });
});

describe('boards drawn in text', () => {
  const position = positionOf(ENDING.replace(' b ', ' w '));
  test.each([
    ['characters', drawText(position, 'zh-Hans')],
    ['traditional characters, Black below', drawText(position, 'zh-Hant', { bottom: 'black' })],
    ['letters', drawLetters(position)],
    [
      'the colours of a terminal',
      drawText(position, 'zh-Hans', { paint: (piece) => `\u001B[31m${piece}\u001B[0m` }),
    ],
  ])('%s', (_, drawing) => {
    expect(read(`见图：\n${drawing}\n`)).toEqual({ format: 'text-board', found: [makeFen(position)] });
  });
  test('Red in square brackets where the king stands in them', () => {
    const swapped = drawText(position, 'zh-Hans').replaceAll(/[()[\]]/gu, (bracket) =>
      '[]()'.charAt('()[]'.indexOf(bracket)),
    );
    expect(read(swapped).found).toEqual([makeFen(position)]);
  });
  test('two boards in one text', () => {
    const drawings = [startPosition(), position].map((each) => drawText(each, 'en'));
    expect(read(drawings.join('\n\n')).found).toEqual([START_FEN, makeFen(position)]);
  });
  test('a board of which a row cannot be made out is refused', () => {
    const lines = drawText(position, 'zh-Hans').split('\n');
    const cut = lines.filter((line) => !line.includes('兵')).join('\n');
    expect(read(cut)).toEqual({ format: undefined, found: ['board-rows'] });
  });
});

describe.skipIf(dataPath('records') === undefined)('real files (need the test data)', () => {
  const file = (name: string): Uint8Array => readFileSync(path.join(dataPath('records') ?? '', name));
  test('a web page of a bulletin board that prints a board in colours', () => {
    expect(read(file('text-diagram/liangqi__newsmth_net-157653.html'))).toEqual({
      format: 'text-board',
      found: [START_FEN],
    });
  });
  test.each([
    // In 21 of them the side that has just moved is in check.
    ['bupticybee__random_openings.fen', 'epd', 21],
    ['dkturingfz__endgame_fens_sample.txt', 'epd', 0],
    ['kuiba1949__shiqingyaqu551.fen', 'pgn', 0],
  ])('%s: every position is read, or cannot be one', (name, format, impossible) => {
    const bytes = file(`fen/${name}`);
    const fens = new TextDecoder().decode(bytes).match(/(?:[A-Za-z1-9]+\/){9}/gu) ?? [];
    const reading = readRecord(bytes);
    expect(reading.ok && reading.value.format).toBe(format);
    expect(reading.ok && [reading.value.games.length + reading.value.refused.length]).toEqual([fens.length]);
    const refused = reading.ok ? reading.value.refused : [];
    expect(refused.filter(({ fault }) => fault.code === 'setup')).toHaveLength(impossible);
    expect(refused).toHaveLength(impossible);
  });
  test.each([
    ['test1', 110, '0-1'],
    ['ucci_test1', 43, '1-0'],
    ['uci_test', 5, '1-0'],
  ])('moves in columns: %s', (name, plies, result) => {
    const reading = readRecord(file(`move-text/walker8088__${name}_move.txt`));
    const games = reading.ok ? reading.value.games : [];
    expect(games.map((game) => [mainMoves(game).length, game.result, game.brokenAt])).toEqual([
      [plies, result, undefined],
    ]);
  });
});
