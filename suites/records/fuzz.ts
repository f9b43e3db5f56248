import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {
  ENCODINGS,
  FORMAT_IDS,
  FORMATS,
  isLegalMove,
  lineFrom,
  mainMoves,
  NOTATION_IDS,
  NOTATIONS,
  parseFen,
  positionFrom,
  readMoveText,
  readRecord,
  type GameRecord,
  type ReadOptions,
} from '@qili/rules';
import { games } from '../arbitraries.ts';
import { dataPath } from '../data.ts';
import { startPosition } from '../games.ts';
import { cbfOf, encryptedXqf, libraryOf, xqrOf } from './binary-files.ts';
import { longRecord, SAMPLES } from './samples.ts';
import { ccmOf, cheOf, chnOf, mxqOf } from './site-files.ts';

const filesIn = (folder: string): Uint8Array[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(folder, entry.name)));

/** Real files small enough to be changed a thousand times, where the test data is there. */
const realFiles = (): Uint8Array[] => {
  const root = dataPath('records');
  if (root === undefined) return [];
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .flatMap(({ name }) => filesIn(path.join(root, name)).filter((bytes) => bytes.length <= 40_000))
    .filter((_, i) => i % 3 === 0);
};

/** Files of the binary formats, made by code. */
const binaryFiles = (): Uint8Array[] => {
  const [game = longRecord(9), other = longRecord(9)] = SAMPLES;
  const ids = ['xqf', 'cbr'] as const;
  return [
    ...ids.flatMap((id) => FORMATS[id].write?.([game]).bytes ?? []),
    encryptedXqf(game),
    encryptedXqf(other, 12),
    libraryOf([
      { game, state: 'live' },
      { game: other, state: 'deleted' },
      { game, state: 'heading' },
    ]),
    xqrOf(
      [[2, '五羊杯']],
      [
        [0, 0, 1],
        [0x77, 0x74, 3, '中炮'],
        [0x07, 0x26, 0],
        [0x97, 0x76, 0],
      ],
    ),
    ccmOf(mainMoves(game)),
    chnOf(mainMoves(game)),
    cheOf(mainMoves(game)),
    mxqOf(
      mainMoves(game),
      Array.from({ length: 12 }, () => Uint8Array.of(0x68, 0xca, 0xa4)),
    ),
    new TextEncoder().encode(cbfOf([['77-47', '中炮'], ['70-62']])),
  ];
};

const FILES: readonly Uint8Array[] = [
  ...filesIn(path.join(import.meta.dirname, 'synth')),
  ...binaryFiles(),
  ...realFiles(),
];

/** What records are made of, put together at random: far likelier to reach a reader's corners than random letters. */
const PIECES = [
  '[', ']', '"', '{', '}', '(', ')', '（', '）', ';', '$', '$1', '*', '1-0', '1.', '1...', '…', '\r', '\n', '\n\n', ' ', '　',
  '[Event "', '[FEN "', '"]\n', 'START{', '}END', '{"moves_iccs":[', '{"moves":[{"iccs":"', '"variations":[[', ']}', '/', ' w',
  '炮二平五', '马８进７', '馬8進7', '前', '卒', '进', '七', '７', 'h2e2', 'H9-G7', 'h10g8', 'h3e3', 'C2=5', 'h8+7', 'P+', '33.4',
  '[DhtmlXQ]', '[DhtmlXQ_movelist]', '[/DhtmlXQ_', '7747', '[DhtmlXQ_move_0_1_1]', '[DhtmlXQ_comment0]', '||', '\\u68cb', '[0_1_0]',
  '┼─[炮]─┼─(兵)─┼─┼─┼─┼─┼─┤\n', '--01', ' ; 第001局',
  '[DHJHtmlXQ_34]', '[game_comment_0_1]', '<n version="2" m="">', '<n m="h2e2" c="', '/>', '</n>', '1 4\n4 32 1 2 7 2 4 0 1 0', '%5BDhtmlXQ_movelist%5D',
  'Che2', '炮25', '红胜', '\uFFFD', '\u0000', '😀', '9/9', 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR',
]; // prettier-ignore

const pieced = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''));
const anyText = fc.oneof(pieced, fc.string({ unit: 'binary', maxLength: 80 }));

/** Bytes nobody wrote, text made of the pieces of records, and real records with bytes changed, cut out or doubled. */
const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  pieced.map((text) => new TextEncoder().encode(text)),
  fc
    .tuple(fc.constantFrom(...FILES), fc.array(fc.tuple(fc.nat(), fc.nat(255), fc.nat(3)), { maxLength: 8 }))
    .map(([bytes, changes]) => changes.reduce(changed, bytes)),
);

const changed = (bytes: Uint8Array, [where, byte, how]: readonly [number, number, number]): Uint8Array => {
  const at = bytes.length === 0 ? 0 : where % bytes.length;
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  switch (how) {
    case 0:
      return before;
    case 1:
      return Buffer.concat([before, Uint8Array.of(byte), after.subarray(1)]);
    case 2:
      return Buffer.concat([before, after.subarray(byte)]);
    default:
      return Buffer.concat([before, after.subarray(0, byte), after]);
  }
};

const anyOptions: fc.Arbitrary<ReadOptions> = fc.record(
  { encoding: fc.constantFrom(...ENCODINGS), format: fc.constantFrom(...FORMAT_IDS), repair: fc.boolean() },
  { requiredKeys: [] },
);

/** What must hold of every game that a reader lets through. */
const isSound = (game: GameRecord): boolean => {
  const line = lineFrom(game.start, mainMoves(game));
  return line.ok && (game.brokenAt === undefined || game.brokenAt.text.length <= 41);
};

/** A hundred times what inputs of this size need, so that a busy machine does not matter. */
const MOST_MS = 2000;

/** Properties of everything that reads what strangers wrote: never a throw, never a wrong value, never slow. */
export const PROPERTIES: Readonly<Record<string, fc.IProperty<unknown>>> = {
  'records of any bytes': fc.property(anyBytes, (bytes) => {
    const from = performance.now();
    const reading = readRecord(bytes);
    const quick = performance.now() - from < MOST_MS;
    return quick && (!reading.ok || reading.value.games.every(isSound));
  }),
  'records with a wrong format or encoding': fc.property(anyBytes, anyOptions, (bytes, options) => {
    const from = performance.now();
    const reading = readRecord(bytes, options);
    const quick = performance.now() - from < MOST_MS;
    return quick && (!reading.ok || reading.value.games.every(isSound));
  }),
  'what was read can be written and read again': fc.property(anyBytes, fc.constantFrom(...FORMAT_IDS), (bytes, id) => {
    const reading = readRecord(bytes);
    const [game] = reading.ok ? reading.value.games : [];
    const written = game === undefined ? undefined : FORMATS[id].write?.([game]);
    if (game === undefined || written === undefined) return true;
    const again = readRecord(written.bytes);
    return again.ok && String(again.value.games.map((each) => mainMoves(each).length)) === String(mainMoves(game).length);
  }),
  'moves in any notation': fc.property(games, fc.constantFrom(...NOTATION_IDS), anyText, (positions, id, text) => {
    const position = positions.at(-1) ?? startPosition();
    const move = NOTATIONS[id].parse(position, text);
    return !move.ok || isLegalMove(position, move.value);
  }),
  'lists of moves': fc.property(anyText, (text) => {
    const moves = readMoveText(startPosition(), text);
    return lineFrom(startPosition(), moves.ok ? moves.value : moves.fault.good).ok;
  }),
  'FENs': fc.property(anyText, (text) => {
    const setup = parseFen(text);
    if (setup.ok) positionFrom(setup.value);
    return true;
  }),
}; // prettier-ignore
