import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  mainMoves,
  makeFen,
  moveName,
  readRecord,
  tagOf,
  type GameRecord,
  type RecordReading,
} from '@qili/rules';
import { describe, expect, test } from 'vitest';

const readingOf = (content: string | Uint8Array): RecordReading => {
  const reading = readRecord(typeof content === 'string' ? new TextEncoder().encode(content) : content);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  return reading.value;
};

const gameOf = (content: string): GameRecord => {
  const [game, ...more] = readingOf(content).games;
  if (game === undefined || more.length > 0) throw new Error('not one game');
  return game;
};

const movesIn = (content: string): string => mainMoves(gameOf(content)).map(moveName).join(' ');

/** What real files write, and the moves that it comes to. */
const MOVES: readonly (readonly [quirk: string, content: string, moves: string])[] = [
  ['no tag but moves', '1. 炮二平五 马8进7', 'h2e2 h9g7'],
  ['full-width digits of Black', '1. 炮二平五 马８进７', 'h2e2 h9g7'],
  ['Arabic digits for both sides', '1. 炮2平5 马8进7', 'h2e2 h9g7'],
  ['other characters for the pieces', '1. 砲二平五 傌８進７ 2. 傌二進三 俥９平８', 'h2e2 h9g7 h0g2 i9h9'],
  ['a number glued to its move', '1.炮二平五马8进7 2.马二进三', 'h2e2 h9g7 h0g2'],
  [
    'the number again, behind blanks, after a comment',
    '1. 炮二平五 {注}\n  1.          马８进７',
    'h2e2 h9g7',
  ],
  ['one ply a line and a row of signs after them', '1. 炮二平五\n马8进7\n=========\n', 'h2e2 h9g7'],
  ['dots for a side that does not move', '1. 炮二平五 {注} 1. ..... 马8进7', 'h2e2 h9g7'],
  ['an advertisement after the result', '1. 炮二平五 马8进7 1-0\n欢迎访问某某网站\n', 'h2e2 h9g7'],
  ['no result at all', '[Event "x"]\n\n1. 炮二平五 马8进7', 'h2e2 h9g7'],
  ['a comment after the result', '1. 炮二平五 1-0 {红胜}', 'h2e2'],
  ['comments with decimal commas', '1. h2e2 {+0,10/7 1,7} h9g7 {-0,05/8 2,1}', 'h2e2 h9g7'],
  ['a comment over lines, with ideographic spaces', '1. 炮二平五 {　　一\n　　二} 马8进7', 'h2e2 h9g7'],
  ['full-width WXF without a word about it', '1. Ｃ２＝５ Ｈ８＋７', 'h2e2 h9g7'],
  ['WXF with a dot, N for horse, small letters of Black', '1. C2.5 n8+7', 'h2e2 h9g7'],
  ['SAN with ranks from 0', '1. Che2 Hg7', 'h2e2 h9g7'],
  ['SAN with ranks from 1', '1. Che3 Hg8', 'h2e2 h9g7'],
  ['ranks from 1 in coordinates', '1. h3e3 h10g8', 'h2e2 h9g7'],
  ['coordinates in capitals', '1. H2-E2 H9-G7', 'h2e2 h9g7'],
  ['coordinates without separators', 'h2e2h9g7h0g2', 'h2e2 h9g7 h0g2'],
];

const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR';

/** What real files write in tags, and what it comes to: a tag or the FEN of the start. */
const HEADS: readonly (readonly [quirk: string, head: string, tag: string, value: string])[] = [
  ['an empty value', '[Round ""]', 'Round', ''],
  ['quotes inside a value', '[Event ""五羊杯"赛"]', 'Event', '"五羊杯"赛'],
  ['a FEN that ends with the side', `[FEN "${START} w"]`, 'start', `${START} w - - 0 1`],
  ['r for Red', `[FEN "${START} r - - 0 1"]`, 'start', `${START} w - - 0 1`],
  [
    'H and E for horse and elephant',
    `[FEN "${START.replaceAll('N', 'H').replaceAll('b', 'e')} w"]`,
    'start',
    `${START} w - - 0 1`,
  ],
  [
    'a tag of Western programs after the FEN',
    `[FEN "${START} w - - 0 1"]\n[Variant "xiangqi"]`,
    'Variant',
    'xiangqi',
  ],
  ...[
    '1979年5月6日',
    '2002.1.1',
    '84-1-4',
    '2000。12。23',
    '03年8月2日-6日',
    '4/17/1996',
    '2010-12-01 09:0',
    ' ',
  ].map((date) => ['a date in its own shape', `[Date "${date}"]`, 'Date', date.trim()] as const),
];

describe('what real files hold', () => {
  test.each(MOVES)('%s', (_, content, moves) => {
    expect(movesIn(content)).toBe(moves);
  });

  test.each(HEADS)('%s: %s', (_, head, tag, value) => {
    const game = gameOf(
      `[Event "x"]\n${head}\n\n1. 炮二平五 *\n`.replace(/^\[Event "x"\]\n(?=\[Event)/u, ''),
    );
    expect(tag === 'start' ? makeFen(game.start) : tagOf(game.tags, tag)).toBe(value);
  });

  test('a handicap is a position of its own', () => {
    const fen = `${START.slice(0, -9)}R1BAKAB1R w`;
    expect(makeFen(gameOf(`[Event "让双马"]\n[FEN "${fen}"]\n\n1. 炮二平五`).start)).toContain('R1BAKAB1R w');
  });

  test('head and end say different results: the head counts, unless it says nothing', () => {
    expect(gameOf('[Result "1-0"]\n\n1. 炮二平五 0-1').result).toBe('1-0');
    expect(gameOf('[Result "*"]\n\n1. 炮二平五 红胜').result).toBe('1-0');
  });

  test('two advisors on one file are named by file, as in tens of thousands of printed moves', () => {
    const fen = '4k4/4a4/9/9/9/9/9/9/4A4/3AK4 w';
    expect(movesIn(`[FEN "${fen}"]\n\n1. 仕五进四`)).toBe('e1f2');
    expect(movesIn(`[FEN "3ak4/9/3a5/9/4p4/9/9/9/9/4K4 b"]\n\n1. ... 士４进５`)).toBe('d9e8');
  });

  test('control bytes in a value are not taken over as they are', () => {
    const game = gameOf('[Author "\b王"]\n\n1. 炮二平五');
    expect(tagOf(game.tags, 'Author')).toMatch(/王$/u);
  });

  test('many games in one file, cut at the tag Event or Game alone', () => {
    const one = '[Event "e"]\n1. 炮二平五 马8进7\n';
    expect(readingOf(one.repeat(1125)).games).toHaveLength(1125);
    expect(readingOf('[Game "Chinese Chess"]\n1. 炮二平五\n'.repeat(3)).games).toHaveLength(3);
  });

  test('a side in a list that contradicts its first move', () => {
    expect(readingOf(`${START} b\nh2e2 h9g7\n`).games[0]?.brokenAt).toMatchObject({ ply: 0, text: 'h2e2' });
  });
});

/** Quirks with a test of their own elsewhere: where, and words that the test must still have. */
const ELSEWHERE: readonly (readonly [quirk: string, file: string, words: string])[] = [
  ['Big5 that decodes as GB18030', 'packages/rules/src/record/encoding.test.ts', 'Big5 is told from GB18030'],
  ['no ordinal pawns in any corpus', 'packages/rules/src/notation/notations.test.ts', 'pawns on two files'],
  [
    'tandem signs before or after the letter',
    'packages/rules/src/notation/notations.test.ts',
    'sign after the letter or before it',
  ],
  ['XQF with keys, versions 12 and 18', 'suites/records/binary.test.ts', 'version %i with its keys'],
  ['XQF keys that do not add up', 'suites/records/binary.test.ts', 'keys that do not add up'],
  ['XQF moves from empty points', 'suites/records/binary.test.ts', 'a move from an empty point'],
  ['deleted games of a library', 'suites/records/binary.test.ts', 'a deleted one stays deleted'],
  ['separators with an empty board', 'suites/records/binary.test.ts', 'a heading is told'],
  ['CBF with the note in its first move', 'suites/records/binary.test.ts', 'moves, comments, names, result'],
  ['XQR with its checksum', 'suites/records/binary.test.ts', 'a wrong checksum'],
  ['226,491 moves in one tree', 'bench/xqf-big.ts', '226_491'],
  [
    'fields of DhtmlXQ closed by other names',
    'suites/records/dhtmlxq.test.ts',
    'closed by the names of others',
  ],
  ['moves of DhtmlXQ in scripts', 'suites/records/dhtmlxq.test.ts', 'moves in a script'],
  ['pieces of binit from left or right', 'suites/records/synth/dhtmlxq_binit_left_to_right.txt', 'DhtmlXQ'],
  ['frames with percent signs', 'suites/records/synth/dhtmlxq_urlencoded.html', 'DhtmlXQ'],
  ['board and side glued', 'suites/records/positions.test.ts', 'side and counters glued on'],
  ['names behind a semicolon', 'suites/records/positions.test.ts', 'names behind a semicolon'],
  ['triples of tags', 'suites/records/positions.test.ts', 'triples of tags'],
  ['boards drawn in text', 'suites/records/positions.test.ts', 'boards drawn in text'],
  [
    'other games',
    'packages/rules/src/record/another-game.test.ts',
    'by a first move that no game begins with',
  ],
];

test.each(ELSEWHERE)('%s: tested in %s', (_, file, words) => {
  const place = path.resolve(import.meta.dirname, '../..', file);
  expect(existsSync(place) && readFileSync(place, 'utf8')).toContain(words);
});

describe('trees that are no trees', () => {
  const field = (key: string, value: string): string => `[DhtmlXQ_${key}]${value}[/DhtmlXQ_${key}]`;

  test('lines that leave themselves or each other are reported, the rest is read', () => {
    const lines = [
      field('movelist', '77477062'),
      field('move_1_1_1', '8979'),
      field('move_2_1_3', '8979'),
      field('move_3_1_2', '8979'),
    ];
    const game = gameOf(`[DhtmlXQ]${lines.join('')}[/DhtmlXQ]`);
    expect(mainMoves(game).map(moveName)).toEqual(['h2e2', 'h9g7']);
    expect(game.brokenVariations).toHaveLength(3);
  });

  test('10,000 variations opened and never closed', () => {
    expect(movesIn(`1. 炮二平五 ${'(1. 马二进三 '.repeat(10_000)}`)).toBe('h2e2');
  });
});
