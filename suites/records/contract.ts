import {
  countsOf,
  KEEPABLES,
  mainMoves,
  makeFen,
  readRecord,
  type GameRecord,
  type Keepable,
  type RecordFormat,
  type RecordReading,
  type Written,
} from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { deepRecord, longRecord, outlineOf, remarkOutlineOf, SAMPLES } from './samples.ts';

/** What every record format that is written must do; what it does not claim to keep is not asked of it. */
export const formatContract = (
  format: RecordFormat,
  write: (games: readonly GameRecord[]) => Written,
): void => {
  const readBack = (games: readonly GameRecord[]): RecordReading => {
    const reading = readRecord(write(games).bytes);
    if (!reading.ok) throw new Error(`${format.id}: ${JSON.stringify(reading.fault)}`);
    return reading.value;
  };
  const keeps = (what: Keepable): boolean => format.keeps.includes(what);
  const hasRoomFor = (tag: string): boolean => format.tags === undefined || format.tags.includes(tag);
  const back = SAMPLES.map((sample) => ({ sample, found: readBack([sample]).games[0] }));

  describe(`format ${format.id}`, () => {
    test('is recognised as the format it is read by', () => {
      const { format: id } = readBack(SAMPLES.slice(0, 1));
      expect(format.id === id || format.id.startsWith(`${id}-`)).toBe(true);
    });
    test('says what it keeps in the order of the list, and names the tags it has room for unless it keeps all', () => {
      expect(format.keeps).toEqual(KEEPABLES.filter(keeps));
      expect(format.tags === undefined).toBe(keeps('tags'));
      expect(keeps('clocks')).toBe(hasRoomFor('RedTime') && hasRoomFor('BlackTime'));
      expect(keeps('annotator')).toBe(hasRoomFor('Annotator'));
    });
    test('reads back the moves it wrote', () => {
      for (const { sample, found } of back) expect(found && mainMoves(found)).toEqual(mainMoves(sample));
    });
    test.runIf(format.holds === 'many')('reads back several games from one file, in order', () => {
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
    test('keeps the tags that it has room for', () => {
      for (const { sample, found } of back)
        for (const [tag, value] of sample.tags)
          if (hasRoomFor(tag)) expect(found?.tags.get(tag) ?? '').toBe(value);
    });
    test.runIf(keeps('variations'))('keeps the tree with its comments', () => {
      const outline = keeps('nags') ? outlineOf : remarkOutlineOf;
      for (const { sample, found } of back) expect(found && outline(found)).toEqual(outline(sample));
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
