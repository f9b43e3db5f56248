import {
  countsOf,
  mainMoves,
  makeFen,
  readRecord,
  type GameRecord,
  type Keepable,
  type RecordFormat,
  type RecordReading,
} from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { deepRecord, longRecord, outlineOf, SAMPLES } from './samples.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What every record format that is written must do; what it does not claim to keep is not asked of it. */
export const formatContract = (
  format: RecordFormat,
  write: (games: readonly GameRecord[]) => string,
): void => {
  const readBack = (games: readonly GameRecord[]): RecordReading => {
    const reading = readRecord(bytesOf(write(games)));
    if (!reading.ok) throw new Error(`${format.id}: ${JSON.stringify(reading.fault)}\n${write(games)}`);
    return reading.value;
  };
  const keeps = (what: Keepable): boolean => format.keeps.includes(what);
  const back = SAMPLES.map((sample) => ({ sample, found: readBack([sample]).games[0] }));

  describe(`format ${format.id}`, () => {
    test('is recognised as the format it is read by', () => {
      const { format: id } = readBack(SAMPLES.slice(0, 1));
      expect(format.id === id || format.id.startsWith(`${id}-`)).toBe(true);
    });
    test('reads back the moves it wrote', () => {
      for (const { sample, found } of back) expect(found && mainMoves(found)).toEqual(mainMoves(sample));
    });
    test('reads back several games from one file, in order', () => {
      const { games, refused } = readBack(SAMPLES.slice(0, 5));
      expect(refused).toEqual([]);
      expect(games.map(mainMoves)).toEqual(SAMPLES.slice(0, 5).map(mainMoves));
    });
    test.runIf(keeps('start'))('keeps the position a game starts from', () => {
      for (const { sample, found } of back) expect(found && makeFen(found.start)).toBe(makeFen(sample.start));
    });
    test.runIf(keeps('result'))('keeps the result', () => {
      for (const { sample, found } of back) expect(found?.result).toBe(sample.result);
    });
    test.runIf(keeps('names'))('keeps the names of the players', () => {
      for (const { sample, found } of back) expect(found?.tags.get('Red')).toBe(sample.tags.get('Red'));
    });
    test.runIf(keeps('tags'))('keeps every tag', () => {
      for (const { sample, found } of back)
        for (const [key, value] of sample.tags) expect(found?.tags.get(key)).toBe(value);
    });
    test.runIf(keeps('variations'))('keeps the tree with its comments and annotations', () => {
      for (const { sample, found } of back) expect(found && outlineOf(found)).toEqual(outlineOf(sample));
    });
    test('10,000 plies', () => {
      const [game] = readBack([longRecord(10_000)]).games;
      expect(game && mainMoves(game).length).toBe(10_000);
    });
    test.runIf(keeps('variations'))('10,000 variations, each in the one before', () => {
      const [game] = readBack([deepRecord(10_000)]).games;
      expect(game && countsOf(game)).toEqual({ nodes: 20_000, variations: 10_000, comments: 0 });
    });
  });
};
