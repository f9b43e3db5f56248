import { err, type Result } from '../../base/result.ts';
import type { GameFault } from '../fault.ts';
import type { BinaryReading } from '../format.ts';
import type { GameRecord } from '../game.ts';
import { beginsWith, viewOf } from '../stored/bytes.ts';
import { readCbrGame } from './cbr-read.ts';
import * as layout from './layout.ts';

type Game = Result<GameRecord, GameFault>;

/**
 * Reads the games that the index of a library lists. Games that were deleted keep their bytes until
 * something else needs the room; whoever looks for the beginnings of games brings them back.
 */
export const readLibrary = (bytes: Uint8Array): BinaryReading => inUtf16(indexedGames(bytes));

/** Reads whatever looks like a game, without the index: for a library whose index is damaged. Deleted games come back. */
export const repairLibrary = (bytes: Uint8Array): BinaryReading => {
  const games: Game[] = [];
  for (let at = bytes.indexOf(MAGIC_BYTE); at >= 0; at = bytes.indexOf(MAGIC_BYTE, at + 1))
    if (beginsWith(bytes, layout.RECORD_MAGIC, at)) games.push(readCbrGame(bytes.subarray(at)));
  return inUtf16(games);
};

const MAGIC_BYTE = layout.RECORD_MAGIC.charCodeAt(0);

const inUtf16 = (games: readonly Game[]): BinaryReading => ({
  games,
  encoding: 'utf-16le',
  doubtful: false,
  damaged: 0,
});

const indexedGames = (bytes: Uint8Array): Game[] => {
  const view = viewOf(bytes);
  const slots = view.uint32At(layout.SLOTS_AT) ?? 0;
  const dataAt = layout.INDEX_AT + slots * layout.ENTRY_BYTES;
  if (dataAt > bytes.length) return [err({ code: 'damaged', part: 'index', byte: layout.SLOTS_AT })];
  const games: Game[] = [];
  for (let slot = 0; slot < slots; slot++) {
    const entry = layout.INDEX_AT + slot * layout.ENTRY_BYTES;
    if (view.uint32At(entry) !== layout.LIVE) continue;
    const at = dataAt + layout.BLOCK_BYTES * (view.uint32At(entry + 4) ?? 0);
    const length = view.uint32At(entry + 12) ?? 0;
    games.push(
      beginsWith(bytes, layout.RECORD_MAGIC, at)
        ? readCbrGame(bytes.subarray(at, at + length))
        : err({ code: 'damaged', part: 'index', byte: entry }),
    );
  }
  return games;
};
