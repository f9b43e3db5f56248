import { describe, expect, test } from 'vitest';
import { moveName } from '../board/move.ts';
import { START_FEN } from '../position/fen.ts';
import { readRecord, type ReadOptions, type RecordReading } from './read-record.ts';
import { mainMoves, tagOf, type GameRecord } from './game.ts';
import { readMoveText } from './movetext/read-moves.ts';
import { writePgn } from './pgn/write.ts';
import { START } from './start.ts';

const readingOf = (text: string, options?: ReadOptions): RecordReading => {
  const reading = readRecord(new TextEncoder().encode(text), options);
  if (!reading.ok) throw new Error(`${JSON.stringify(reading.fault)} in ${text}`);
  return reading.value;
};

const gameOf = (text: string): GameRecord => {
  const [game] = readingOf(text).games;
  if (game === undefined) throw new Error(text);
  return game;
};

const movesIn = (text: string): string => mainMoves(gameOf(text)).map(moveName).join(' ');

const faultOf = (text: string, options?: ReadOptions): unknown => {
  const reading = readRecord(new TextEncoder().encode(text), options);
  return reading.ok ? 'read' : reading.fault;
};

describe('dirt in game files', () => {
  test.each([
    [
      'an advertisement after the result',
      '1. 炮二平五 马8进7 1-0\n====\n欢迎访问《象棋百科》 炮二平五\nhttps://example.org/',
    ],
    ['an advertisement without a result', '1. 炮二平五 马8进7\n ====\n欢迎访问 本站\n'],
    ['one ply a line', '炮二平五\r\n马8进7\r\n'],
    ['the number said again for Black', '  1. 炮二平五\n{注}\n  1.          马8进7'],
    ['a filler for Red', '1. 炮二平五 1. ..... 马8进7'],
    ['moves glued together', '1.炮二平五马8进7'],
    ['coordinates glued together', 'h2e2h9g7'],
    ['commas', '炮二平五，马8进7。'],
    ['annotation marks', '1. 炮二平五!? 马8进7! $14'],
    ['a remark in full-width brackets', '1. 炮二平五（中炮） 马8进7 （红胜）'],
    ['a closing brace too many', '1. 炮二平五 } 马8进7 ）'],
    ['two notations in one game', '1. 炮二平五 h9g7'],
  ])('%s', (_, moves) => {
    expect(movesIn(`[Event "x"]\n\n${moves}`)).toBe('h2e2 h9g7');
    expect(gameOf(`[Event "x"]\n\n${moves}`).brokenAt).toBeUndefined();
  });

  test('tags with quotes inside, without their end, in any case', () => {
    const { tags } = gameOf('[Event "the "best" game"]\n[Red "许银川]\n[fen ""]\n\n炮二平五');
    expect(tags.get('Event')).toBe('the "best" game');
    expect(tags.get('Red')).toBe('许银川');
    expect(tagOf(tags, 'FEN')).toBe('');
  });

  test('the tag says the result, the end of the moves where the tag does not', () => {
    expect(gameOf('[Result "1-0"]\n\n炮二平五 0-1').result).toBe('1-0');
    expect(gameOf('[Result "*"]\n\n炮二平五 黑胜').result).toBe('0-1');
    expect(gameOf('[Result "和棋"]\n\n炮二平五').result).toBe('1/2-1/2');
  });

  test('a comment that is never closed ends where the next game begins', () => {
    const { games } = readingOf('[Event "a"]\n\n炮二平五 {注\n\n[Event "b"]\n\n马二进三');
    expect(games.map((game) => mainMoves(game).map(moveName))).toEqual([['h2e2'], ['h0g2']]);
    expect(games[0]?.brokenAt).toMatchObject({
      ply: 1,
      fault: { code: 'unclosed-comment' },
      at: { line: 3, column: 6 },
    });
  });

  test('a variation that goes wrong is cut, the game goes on', () => {
    const game = gameOf('1. 炮二平五 (1. 马二进三 马8进8 2. 炮二平五) 马8进7');
    expect(mainMoves(game).map(moveName)).toEqual(['h2e2', 'h9g7']);
    expect(game.children.map(({ move, children }) => [moveName(move), children.length])).toEqual([
      ['h2e2', 1],
      ['h0g2', 0],
    ]);
    expect(game.brokenVariations).toMatchObject([{ ply: 1, text: '马8进8', fault: { code: 'illegal' } }]);
  });

  test('a FEN that does not say who moves, and moves of Black', () => {
    const game = gameOf('[FEN "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"]\n\n1. ... h9g7');
    expect([game.start.turn, mainMoves(game).map(moveName).join()]).toEqual(['black', 'h9g7']);
  });

  test('a word in place of a numbered move breaks the game, it is no advertisement', () => {
    expect(gameOf('1. 炮二平五 马8进7 2. 某某 车9平8').brokenAt).toMatchObject({ ply: 2, text: '某某' });
    expect(gameOf('1. 炮二平五 马8进7 2. 某某').brokenAt).toMatchObject({ ply: 2, text: '某某' });
  });
});

describe('what is no record of xiangqi', () => {
  test.each<[string, unknown]>([
    ['', { code: 'empty' }],
    [' \n ', { code: 'empty' }],
    ['Dear Sir,\nthank you.', { code: 'no-moves', text: 'Dear', at: { line: 1, column: 1 } }],
    ['[Event "x"]\n\n1. e4 e5', 'read'],
    ['[Event "x"]\n\nno moves here', { code: 'no-moves', text: 'no', at: { line: 3, column: 1 } }],
    ['[Game "揭棋"]\n\nh2e2', { code: 'other-game', name: '揭棋' }],
    ['[Variant "manchu"]\n\nh2e2', { code: 'other-game', name: 'manchu' }],
    ['4ae27048;a0a6,b7g7,a6e6\n', { code: 'foreign-move', text: 'a0a6', at: { line: 1, column: 10 } }],
    [
      '{"a": 1}',
      {
        code: 'json',
        message: '"moves" or "moves_iccs", a list of moves, was expected',
        at: { line: 1, column: 1 },
      },
    ],
    ['\u0000\u0001\u0002\u0003XQ', { code: 'binary', begins: '00 01 02 03 58 51' }],
  ])('%j', (text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });

  test('an empty board and one without kings', () => {
    expect(faultOf('9/9/9/9/9/9/9/9/9/9 w')).toMatchObject({
      code: 'setup',
      faults: [{ code: 'king-count' }, { code: 'king-count' }],
    });
    expect(faultOf('[FEN "rnbakabnr/9 w"]\n')).toMatchObject({ code: 'fen', fault: { code: 'rank-count' } });
  });

  test('one such game among others is named, the others are read', () => {
    const reading = readingOf('[Event "a"]\n[FEN "9/9/9/9/9/9/9/9/9/9 w"]\n\n[Event "b"]\n[FEN ""]\n\nh2e2');
    expect(reading.refused.map(({ game, fault }) => [game, fault.code])).toEqual([[1, 'setup']]);
    expect(reading.games).toHaveLength(1);
  });
});

describe('formats and encodings', () => {
  test('lines of JSON, of this program and of corpora', () => {
    const { format, games } = readingOf(
      '{"id":"a","moves_iccs":["h2e2","h9g7"],"result":"1-0"}\n{"id":"b","moves_iccs":"h2e2 e2e2"}\n',
    );
    expect(format).toBe('json');
    expect(
      games.map((game) => [game.tags.get('Id'), game.result, mainMoves(game).length, game.brokenAt?.ply]),
    ).toEqual([
      ['a', '1-0', 2, undefined],
      ['b', '*', 1, 1],
    ]);
  });

  test('a FEN alone, and a list of them', () => {
    expect(readingOf(`${START_FEN}\n`).games).toHaveLength(1);
    expect(
      readingOf(`${START_FEN} ; 第一局\n${START_FEN}\n`).games.map(({ tags }) => tags.get('Title')),
    ).toEqual(['第一局', undefined]);
  });

  test('games without tags, a heading under a blank line over each', () => {
    const { games } = readingOf('A - B\n1997\nh2e2 h9g7\n\nC - D\nh0g2 h9g7\n');
    expect(games.map((game) => [game.comments[0], mainMoves(game).length])).toEqual([
      ['A - B\n1997', 2],
      ['C - D', 2],
    ]);
  });

  test('a comment with a line that begins as a game does stays in its game', () => {
    const [game] = readingOf('[Event "e"]\n\n1. 炮二平五 *\n').games;
    const text = game === undefined ? '' : writePgn([{ ...game, comments: ['"]\n[Event "'] }]);
    expect(readingOf(text).games.map(({ comments }) => comments)).toEqual([['"] [Event "']]);
  });

  test('the container of XieXie and PlayOK', () => {
    const game = gameOf('FORMAT\tWXF\nRED\t甲;2000;;\nSTART{\n 1. C2.5 h8+7   2. H2+3\n}END\n');
    expect([game.tags.get('Red'), mainMoves(game).length]).toEqual(['甲', 3]);
  });

  test('a value that looks like the beginning of its moves', () => {
    const { games } = readingOf('EVENT\tSTART{\nSTART{\n 1. C2.5\n}END\n');
    expect(games.map((game) => [game.tags.get('Event'), mainMoves(game).length])).toEqual([['START{', 1]]);
  });

  test('UTF-16 without a mark, and UTF-8 cut inside a character', () => {
    const utf16 = new Uint8Array(
      new Uint16Array(Array.from('1. 炮二平五 马8进7 2. 车一进一', (char) => char.charCodeAt(0))).buffer,
    );
    const reading = readRecord(utf16);
    expect(reading.ok && [reading.value.encoding, reading.value.games.flatMap(mainMoves).length]).toEqual([
      'utf-16le',
      3,
    ]);
    const cut = readRecord(new TextEncoder().encode('炮二平五 马8进7 马二进三 车9平8 车一').subarray(0, -1));
    expect(cut.ok && [cut.value.encoding, cut.value.damaged, cut.value.doubtful]).toEqual([
      'utf-8',
      1,
      false,
    ]);
    expect(cut.ok && cut.value.games[0]?.brokenAt?.ply).toBe(4);
  });

  test('names in an unknown encoding are read with a doubt, never silently', () => {
    const bytes = Uint8Array.of(
      ...new TextEncoder().encode('[Red "'),
      0xe9,
      0xe8,
      ...new TextEncoder().encode('"]\n\nh2e2'),
    );
    const reading = readRecord(bytes);
    expect(reading.ok && reading.value.doubtful).toBe(true);
    const told = readRecord(bytes, { encoding: 'gb18030' });
    expect(told.ok && told.value.doubtful).toBe(false);
  });
});

describe('5 MiB without sense', () => {
  const fill = (text: string): string =>
    text.repeat(Math.ceil((5 * 1024 * 1024) / new TextEncoder().encode(text).length));
  test.each([
    'a',
    '(',
    '{',
    '（',
    '1.',
    'h2e2',
    '炮二平五',
    '\n',
    ' ',
    '[A "',
    'START{',
    '{"a":',
    'a/',
    '1. 炮二平五 欢迎 ',
  ])(
    'of %j is read or refused in time',
    (text) => {
      const reading = readRecord(new TextEncoder().encode(fill(text)));
      expect(!reading.ok || reading.value.games.length === 1).toBe(true);
    },
    20_000,
  );
});

describe('readMoveText', () => {
  const listed = (text: string): unknown => {
    const moves = readMoveText(START, text);
    return moves.ok ? moves.value.map(moveName).join(' ') : { ...moves.fault, good: moves.fault.good.length };
  };

  test.each([
    '炮二平五 马8进7',
    '1. 炮二平五 马8进7',
    'h2e2,h9g7',
    'h3e3 h10g8',
    'H2-E2\nH9-G7',
    'C2=5 h8+7',
    '炮25 马87',
    'Che2 Hg7',
  ])('%s', (text) => {
    expect(listed(text)).toBe('h2e2 h9g7');
  });

  test('nothing is no moves', () => {
    expect(listed(' ')).toBe('');
  });

  test('says which move is wrong, where and why', () => {
    expect(listed('1. 炮二平五 车三进一')).toMatchObject({
      ply: 1,
      text: '车三进一',
      at: { line: 1, column: 9 },
      good: 1,
    });
    expect(listed('h2e2\nhello')).toMatchObject({
      ply: 1,
      text: 'hello',
      fault: { code: 'syntax' },
      at: { line: 2, column: 1 },
    });
  });
});

test('a PGN as it is written', () => {
  const game = gameOf('[Event "例"]\n\n{注} 1. 炮二平五 (1. 马二进三 马8进7) 炮8平5 {顺炮} 2. 马二进三 1-0');
  expect(writePgn([game])).toBe(
    [
      '[Game "Chinese Chess"]',
      '[Event "例"]',
      '[Result "1-0"]',
      '',
      '{注}',
      '1. 炮二平五 (1. 马二进三 马８进７) 1. ... 炮８平５ {顺炮}',
      '2. 马二进三 1-0',
      '',
    ].join('\n'),
  );
});
