import { squareAt } from '../../board/square.ts';
import type { BinaryReading, RecordFormat } from '../format.ts';
import { withRedBelow, type LineMove } from '../stored/line.ts';
import { beginsGame, lineGame } from './line-game.ts';

/** Names stand in the header; where in it is not known. */
const HEADER = 188;
const RECORD = 32;

/** A record of 16-bit numbers: file and rank from, file and rank to, ranks from the top, as numbers 2 to 5. */
const movesIn = (bytes: Uint8Array): LineMove[] => {
  const count = Math.max(0, Math.floor((bytes.length - HEADER) / RECORD));
  return Array.from({ length: count }, (_, i): LineMove => {
    const at = HEADER + RECORD * i;
    const number = (n: number): number => (bytes[at + 2 * n] ?? 0) + 256 * (bytes[at + 2 * n + 1] ?? 0);
    return { from: squareAt(number(2), 9 - number(3)), to: squareAt(number(4), 9 - number(5)) };
  });
};

const readChn = (bytes: Uint8Array): BinaryReading => ({
  games: [
    { ok: true, value: lineGame(withRedBelow(movesIn(bytes)), (bytes.length - HEADER) % RECORD === 0) },
  ],
  encoding: 'utf-8',
  doubtful: false,
  damaged: 0,
});

/** 联众: moves only. Known by one program's reader. */
export const chn: RecordFormat = {
  id: 'chn',
  extension: '.chn',
  holds: 'one',
  keeps: [],
  tags: [],
  facts: 'one-source',
  detects: ({ bytes }) => beginsGame(withRedBelow(movesIn(bytes.subarray(0, HEADER + 4 * RECORD)))),
  readBytes: readChn,
};
