import { FORMATS, lossesOf, readRecord, tagOf, type FormatId, type GameRecord } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { PAIRS } from './round-trips.ts';

const TEXT = `[Event "五羊杯"]
[RedTime "1:02"]
[BlackTime "58"]

1. 炮二平五 {[%clk 0:59:30] 当头炮} 马8进7 {[%emt 0:00:05]} ( 1. ... 炮8平5 {[%clk 0:58:00]} ) 2. 马二进三 {[%clk 0:59:01.5] [%emt 0:00:29]} *
`;

const gameIn = (bytes: Uint8Array | undefined): GameRecord => {
  const reading = readRecord(bytes ?? new Uint8Array());
  const game = reading.ok ? reading.value.games[0] : undefined;
  if (game === undefined) throw new Error('no game');
  return game;
};

const GAME = gameIn(new TextEncoder().encode(TEXT));

/** Everything that is said of time in a game, in the order of its moves. */
const timesIn = (game: GameRecord): string[] => {
  const times = ['RedTime', 'BlackTime'].map((tag) => tagOf(game.tags, tag) ?? '');
  const pending: { readonly children: GameRecord['children']; readonly comments: readonly string[] }[] = [
    game,
  ];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    times.push(...at.comments.flatMap((text) => text.match(/\[%\w+ [^\]]*\]/gu) ?? []));
    pending.push(...at.children.toReversed());
  }
  return times;
};

const TIMES = [
  '1:02',
  '58',
  '[%clk 0:59:30]',
  '[%emt 0:00:05]',
  '[%clk 0:59:01.5]',
  '[%emt 0:00:29]',
  '[%clk 0:58:00]',
];

const keepsTimes = (id: FormatId): boolean => FORMATS[id].keeps.includes('clocks');
const through = (game: GameRecord, id: FormatId): GameRecord => gameIn(FORMATS[id].write?.([game]).bytes);

describe('times of sides and moves', () => {
  test('are read', () => {
    expect(timesIn(GAME)).toEqual(TIMES);
  });

  test.each(PAIRS.filter((pair) => pair.every(keepsTimes)))('survive %s to %s and back', (a, b) => {
    expect(timesIn(through(GAME, a))).toEqual(TIMES);
    expect(timesIn(through(through(through(GAME, a), b), a))).toEqual(TIMES);
  });

  const losing = [...new Set(PAIRS.map(([a]) => a))].filter((id) => !keepsTimes(id));
  test.each(losing)('%s drops them all and says how many', (id) => {
    expect(timesIn(through(GAME, id)).filter((time) => time !== '')).toEqual([]);
    const losses = lossesOf(GAME, FORMATS[id]);
    expect(losses.find(({ what }) => what === 'clocks')).toEqual({ what: 'clocks', count: 6 });
  });

  test('a format that keeps times keeps the comments that have those of moves', () => {
    for (const { keeps, write } of Object.values(FORMATS))
      if (write !== undefined && keeps.includes('clocks')) expect(keeps).toContain('comments');
  });
});
