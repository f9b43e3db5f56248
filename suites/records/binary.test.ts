import {
  countsOf,
  FORMATS,
  mainMoves,
  moveName,
  readRecord,
  type BinaryOptions,
  type GameRecord,
  type RecordFault,
  type RecordReading,
} from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { cbfOf, encryptedXqf, libraryOf, xqrOf } from './binary-files.ts';
import { longRecord, randomRecord, remarkOutlineOf, SAMPLES } from './samples.ts';

const readingOf = (bytes: Uint8Array, options?: BinaryOptions): RecordReading => {
  const reading = readRecord(bytes, options);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  return reading.value;
};

const gameOf = (bytes: Uint8Array, options?: BinaryOptions): GameRecord => {
  const [game] = readingOf(bytes, options).games;
  if (game === undefined) throw new Error('no game');
  return game;
};

const faultOf = (bytes: Uint8Array): RecordFault | undefined => {
  const reading = readRecord(bytes);
  return reading.ok ? undefined : reading.fault;
};

const written = (id: 'xqf' | 'cbr', game: GameRecord) => {
  const file = FORMATS[id].write?.([game]);
  if (file === undefined) throw new Error(`${id} is not written`);
  return file;
};

const withTags = (tags: Readonly<Record<string, string>>): GameRecord => ({
  ...longRecord(2),
  tags: new Map(Object.entries(tags)),
});

const changed = (bytes: Uint8Array, at: number, byte: number): Uint8Array => {
  const copy = bytes.slice();
  copy[at] = byte;
  return copy;
};

describe('XQF', () => {
  test.each([12, 18] as const)('version %i with its keys is read like the plain file', (version) => {
    for (const game of SAMPLES.slice(0, 4)) {
      const found = gameOf(encryptedXqf(game, version));
      expect(remarkOutlineOf(found)).toEqual(remarkOutlineOf(game));
      expect(found.start.turn).toBe(game.start.turn);
    }
  });

  test('keys that do not add up, an unknown version, half a header', () => {
    const file = encryptedXqf(longRecord(4));
    expect(faultOf(changed(file, 12, 0))).toEqual({ code: 'damaged', part: 'keys', byte: 12 });
    expect(faultOf(changed(file, 2, 25 - 6))).toEqual({ code: 'unknown-version', version: 19 });
    expect(faultOf(file.subarray(0, 700))).toEqual({ code: 'damaged', part: 'header', byte: 700 });
  });

  test('a file cut in a record keeps what comes before', () => {
    const file = written('xqf', longRecord(9)).bytes;
    expect(gameOf(file.subarray(0, file.length - 3))).toMatchObject({
      brokenAt: { ply: 8, fault: { code: 'truncated' } },
    });
  });

  test('a move from an empty point: the line ends there, its moves are counted, the variations are read', () => {
    const game = randomRecord(3, 40);
    const file = written('xqf', game).bytes;
    // The square that the ninth record moves from becomes e5, which is empty so early.
    let at = 0x400;
    for (let record = 0; record < 4; record++)
      at += 8 + new DataView(file.buffer, file.byteOffset).getUint32(at + 4, true);
    const found = gameOf(changed(file, at, 45 + 24));
    const all = countsOf(game).nodes;
    const broken = [...found.brokenVariations, ...(found.brokenAt === undefined ? [] : [found.brokenAt])];
    expect(broken).toMatchObject([{ fault: { code: 'illegal', because: 'no-such-piece' } }]);
    expect(countsOf(found).nodes + (broken[0]?.lost ?? 0)).toBe(all);
  });

  test('names are cut between characters, and it is said', () => {
    const { bytes, shortened } = written(
      'xqf',
      withTags({ Red: '广东许银川特级大师', Black: 'a广东许银川特级大师' }),
    );
    expect(shortened).toEqual([
      { code: 'cut', game: 1, tag: 'Red', kept: '广东许银川特级' },
      { code: 'cut', game: 1, tag: 'Black', kept: 'a广东许银川特级' },
    ]);
    expect(gameOf(bytes).tags.get('Black')).toBe('a广东许银川特级');
  });

  test('characters that GBK does not have are named', () => {
    const { bytes, shortened } = written('xqf', withTags({ Red: '许😀银é川' }));
    expect(shortened).toEqual([{ code: 'no-such-character', game: 1, characters: '😀' }]);
    expect(gameOf(bytes).tags.get('Red')).toBe('许?银é川');
  });

  test('half a character at the end of a field is left out', () => {
    const file = written('xqf', withTags({ Red: '许银川' })).bytes;
    expect(gameOf(changed(file, 0x130, 5)).tags.get('Red')).toBe('许银');
  });

  test('a comment of damaged bytes is marked as damage, and what is written of it is text', () => {
    const noise = String.fromCharCode(...Array.from({ length: 400 }, (_, i) => 1 + (i % 8)));
    const game = gameOf(written('xqf', { ...longRecord(2), comments: [noise] }).bytes);
    expect(game.comments).toEqual(['\uFFFD'.repeat(400)]);
    for (const id of ['pgn', 'json'] as const) {
      const again = readRecord(
        FORMATS[id].write?.([{ ...game, comments: [noise] }]).bytes ?? new Uint8Array(),
      );
      expect(again).toMatchObject({ ok: true, value: { format: id, games: [{ children: game.children }] } });
    }
  });

  test('texts in Big5 and Vietnamese', () => {
    const file = written('xqf', { ...longRecord(2), comments: ['x'.repeat(12)] }).bytes;
    const big5 = file.slice();
    // 紅先勝 黑勝 in Big5, in the comment of the game.
    big5.set([0xac, 0xf5, 0xa5, 0xfd, 0xb3, 0xd3, 0x20, 0xb6, 0xc2, 0xb3, 0xd3, 0x20], 0x408);
    expect(readingOf(big5)).toMatchObject({ encoding: 'big5', games: [{ comments: ['紅先勝 黑勝'] }] });
    const viet = changed(changed(file, 0x408, 0xd0), 0x409, 0xfd);
    expect(gameOf(viet, { encoding: 'windows-1258' }).comments[0]?.startsWith('Đư')).toBe(true);
  });
});

describe('CBR and CBL', () => {
  const [a = longRecord(1), b = longRecord(1), c = longRecord(1)] = SAMPLES;

  test('versions that nobody has described, and a cut file', () => {
    const file = written('cbr', a).bytes;
    expect(faultOf(changed(file, 19, 3))).toEqual({ code: 'unknown-version', version: 3 });
    expect(faultOf(file.subarray(0, 2000))).toEqual({ code: 'damaged', part: 'header', byte: 2000 });
    expect(gameOf(file.subarray(0, 2300)).children.length).toBeGreaterThan(0);
  });

  test('a field that is too long is cut, no pair of surrogates is split', () => {
    const { bytes, shortened } = written(
      'cbr',
      withTags({ Red: `${'x'.repeat(30)}😀`, Event: 'y'.repeat(32) }),
    );
    expect(shortened).toMatchObject([
      { tag: 'Event', kept: 'y'.repeat(31) },
      { tag: 'Red', kept: 'x'.repeat(30) },
    ]);
    expect(gameOf(bytes).tags.get('Red')).toBe('x'.repeat(30));
  });

  test('a library gives its live games; a deleted one stays deleted, a heading is told', () => {
    const library = libraryOf([
      { game: a, state: 'live' },
      { game: b, state: 'deleted' },
      { game: c, state: 'heading' },
      { game: b, state: 'live' },
    ]);
    const { games, refused } = readingOf(library);
    expect(games.map(mainMoves)).toEqual([a, b].map(mainMoves));
    expect(refused).toMatchObject([{ game: 2, fault: { code: 'empty-board' } }]);
  });

  test('with a damaged index the others are read, and repair brings back all', () => {
    const library = libraryOf([
      { game: a, state: 'live' },
      { game: b, state: 'deleted' },
      { game: c, state: 'live' },
    ]);
    const damaged = changed(library, 66_624 + 2 * 276 + 4, 99);
    expect(readingOf(damaged)).toMatchObject({
      refused: [{ game: 2, fault: { code: 'damaged', part: 'index' } }],
    });
    expect(readingOf(damaged, { repair: true }).games.map(mainMoves)).toEqual([a, b, c].map(mainMoves));
  });

  test('more slots than bytes', () => {
    const library = libraryOf([{ game: a, state: 'live' }]);
    expect(faultOf(changed(library, 62, 255))).toEqual({ code: 'damaged', part: 'index', byte: 60 });
  });
});

describe('CBF', () => {
  const encoder = new TextEncoder();
  const names = (game: GameRecord): string => mainMoves(game).map(moveName).join(' ');

  test('moves, comments, names, result', () => {
    const game = gameOf(encoder.encode(cbfOf([['77-47', '中炮'], ['70-62'], ['79-67', 'a <b> & c']])));
    expect(names(game)).toBe('h2e2 h9g7 h0g2');
    expect([game.result, game.tags.get('Title'), game.tags.get('Red')]).toEqual([
      '1/2-1/2',
      'a <b>',
      '许银川',
    ]);
    expect(remarkOutlineOf(game)).toMatchObject([
      { remark: '开局 & 说明' },
      { remark: '中炮' },
      { remark: '' },
      { remark: 'a <b> & c' },
    ]);
  });

  test('what follows the end of the line is reported', () => {
    const game = gameOf(encoder.encode(cbfOf([['77-47']], '<Move value="17-47" /><Move value="70-62" />')));
    expect(names(game)).toBe('h2e2');
    expect(game.brokenVariations).toMatchObject([{ ply: 1, text: '<Move value="17-47">', lost: 2 }]);
  });

  test('a file that ends in the middle', () => {
    const text = cbfOf([['77-47'], ['70-62'], ['79-67']]);
    expect(gameOf(encoder.encode(text.slice(0, text.indexOf('79-67')))).brokenAt).toMatchObject({
      ply: 2,
      fault: { code: 'truncated' },
    });
  });
});

describe('XQR', () => {
  const fields = [
    [2, '五羊杯'],
    [5, '许银川'],
  ] as const;

  test('fields, moves, and by inference a variation and comments', () => {
    const game = gameOf(
      xqrOf(fields, [
        [0, 0, 1, '说明'],
        [0x77, 0x74, 3, '中炮'],
        [0x07, 0x26, 0],
        [0x97, 0x76, 0],
      ]),
    );
    expect([...game.tags]).toEqual([
      ['Event', '五羊杯'],
      ['Red', '许银川'],
    ]);
    expect([game.result, game.comments, game.children.map(({ move }) => moveName(move))]).toEqual([
      '1-0',
      ['说明'],
      ['h2e2', 'h0g2'],
    ]);
  });

  test('a wrong checksum, a tree that does not end there, an unknown field', () => {
    const file = xqrOf(fields, [
      [0, 0, 1],
      [0x77, 0x74, 0],
    ]);
    expect(faultOf(changed(file, file.length - 1, 0))).toMatchObject({ part: 'checksum' });
    expect(faultOf(changed(file, file.length - 8, 1))).toMatchObject({ part: 'moves' });
    expect(faultOf(changed(file, 4, 8))).toMatchObject({ part: 'header' });
  });
});
