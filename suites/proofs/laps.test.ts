import { describe, expect, test } from 'vitest';

import { positionOf } from '../games.ts';
import { movesOf } from '../lines.ts';
import { casesIn } from '../rulings/run.ts';
import { judgedLap, lapFrom, naturesOf } from './laps.ts';
import { LAWS } from './material.ts';

/** A walk of so many moves along the names, there and back or round, that ends where it began. */
const walk = (squares: readonly [string, string, string], moves: number): string[] => {
  const [a, b, c] = squares;
  const steps = moves % 2 === 0 ? [] : [`${a}${b}`, `${b}${c}`, `${c}${a}`];
  while (steps.length < moves) steps.push(`${a}${b}`, `${b}${a}`);
  return steps;
};

const ROOKS = '5k3/7r1/9/9/9/9/9/9/1R7/3K5 w';

/** Both sides walk a rook where it attacks nothing. */
const idleLap = (plies: number) => {
  const red = walk(['b1', 'a1', 'c1'], plies / 2);
  const black = walk(['h8', 'g8', 'i8'], plies / 2);
  const names = red.flatMap((move, i) => [move, black[i] ?? '']);
  return lapFrom(`${String(plies)} plies`, positionOf(ROOKS), movesOf(names.join(' ')));
};

const LENGTHS = Array.from({ length: 19 }, (_, i) => 2 * i + 4);

describe.each(LAWS)('laps under $id', (rules) => {
  test.each(LENGTHS)('of %i plies are judged', (plies) => {
    const { moves, ruling } = judgedLap(idleLap(plies), rules);
    expect(moves).toHaveLength(plies);
    expect(ruling.verdict).toBe('draw');
  });

  test('of bare kings are a draw of idle moves', () => {
    const kings = lapFrom('kings', positionOf('3k5/9/9/9/9/9/9/9/9/5K3 w'), movesOf('f0f1 d9d8 f1f0 d8d9'));
    const { moves, ruling } = judgedLap(kings, rules);
    expect([ruling.verdict, naturesOf(moves)]).toEqual(['draw', 'idle idle idle idle']);
  });

  test('gone round until they have forty plies are ruled like one', () => {
    for (const ruling of casesIn(rules.family === 'axf' ? 'axf' : 'cxa-2020').slice(0, 40)) {
      const { lapFrom: from, moves } = ruling;
      if (from === undefined) continue;
      const lap = moves.slice(from);
      const rounds = Math.floor(40 / lap.length);
      const long = { ...ruling, moves: [...moves, ...Array.from({ length: rounds - 1 }, () => lap).flat()] };
      expect([ruling.id, judgedLap(long, rules).ruling.verdict]).toEqual([
        ruling.id,
        judgedLap(ruling, rules).ruling.verdict,
      ]);
    }
  });
});
