import { squareAt } from '../../board/square.ts';
import type { BinaryReading, RecordFormat } from '../format.ts';
import { withRedBelow, type LineMove } from '../stored/line.ts';
import { beginsGame, lineGame } from './line-game.ts';

const RECORD = 7;

/** A record: file from and to, then rank from and to from the top, in its bytes 3 to 6; the others are not known. */
const movesIn = (bytes: Uint8Array): LineMove[] =>
  Array.from({ length: Math.floor(bytes.length / RECORD) }, (_, i): LineMove => {
    const [fromFile = 9, toFile = 9, fromRow = 10, toRow = 10] = bytes.subarray(RECORD * i + 3);
    return { from: squareAt(fromFile, 9 - fromRow), to: squareAt(toFile, 9 - toRow) };
  });

const readCcm = (bytes: Uint8Array): BinaryReading => {
  // One byte is left over after the last move; more are a move cut short.
  const whole = bytes.length % RECORD <= 1;
  return {
    games: [{ ok: true, value: lineGame(withRedBelow(movesIn(bytes)), whole) }],
    encoding: 'utf-8',
    doubtful: false,
    damaged: 0,
  };
};

/** 中国游戏中心: moves only. Known by two programs' readers; no file of the site has been seen. */
export const ccm: RecordFormat = {
  id: 'ccm',
  extension: '.ccm',
  holds: 'one',
  keeps: [],
  tags: [],
  facts: 'two-sources',
  detects: ({ bytes }) => beginsGame(withRedBelow(movesIn(bytes.subarray(0, 4 * RECORD)))),
  readBytes: readCcm,
};
