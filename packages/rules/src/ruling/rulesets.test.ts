import { describe, expect, test } from 'vitest';
import type { Result } from '../base/result.ts';
import { parseMoveName } from '../board/move.ts';
import { parseFen } from '../position/fen.ts';
import { lineFrom, type Line } from '../position/line.ts';
import { positionFrom } from '../position/position.ts';
import { judgeLap, judgeLine } from './judge.ts';
import type { RuleSet } from './ruleset.ts';
import { RULE_SET_OF } from './rulesets.ts';

const sound = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};

const lineOf = (fen: string, moves: string): Line => {
  const names = moves.split(' ').flatMap((name) => parseMoveName(name) ?? []);
  return sound(lineFrom(sound(positionFrom(sound(parseFen(fen)))), names));
};

const ruled = (line: Line, rules: RuleSet): object => {
  const { ruling, state, moves } = sound(judgeLap(line, 0, rules));
  return { verdict: ruling.verdict, clause: ruling.clause, state, natures: moves.map((m) => m.nature) };
};

const of1999 = RULE_SET_OF['cxa-1999'];
const of2020 = RULE_SET_OF['cxa-2020'];

describe('the pawn of 1999', () => {
  const fen = '1ncak1br1/4a4/2r1b1n2/pP1Rp1C1p/6p2/9/P3P1PcP/2N1C3N/9/2BAKABR1 w';
  const lap = 'b6c6 c7b7 c6b6 b7c7';

  test('chases where the other side attacks throughout: mutual, a draw (detail 11, detail 8)', () => {
    expect(ruled(lineOf(fen, lap), of1999)).toMatchObject({
      verdict: 'draw',
      clause: 'detail-8',
      natures: ['chase', 'chase', 'chase', 'chase'],
    });
    expect(ruled(lineOf(fen, lap), of2020)).toMatchObject({
      verdict: 'black-must-change',
      natures: ['idle', 'chase', 'idle', 'chase'],
    });
  });

  test('is named alike in the cycle and in the list of all moves', () => {
    const { moves, decisive } = judgeLine(lineOf(fen, `${lap} ${lap}`), of1999, { all: true });
    expect(decisive?.ruling.verdict).toBe('draw');
    expect(moves?.map((m) => m.nature)).toEqual(Array(8).fill('chase'));
  });

  test('stays idle where the other side has an idle move', () => {
    const line = lineOf('3k5/7c1/6P2/9/9/9/9/9/9/4K4 w', 'g7h7 h8g8 h7g7 g8h8');
    expect(ruled(line, of1999)).toMatchObject({ verdict: 'draw', clause: '26.2-26.4' });
  });
});

test('perpetual check is lost at once in 1999 and has to be changed in 2020', () => {
  const line = lineOf('9/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w', 'f0e0 e8f8 e0f0 f8e8');
  expect(ruled(line, of1999)).toMatchObject({ verdict: 'red-must-change', clause: '24.1', state: 'lost' });
  expect(ruled(line, of2020)).toMatchObject({ verdict: 'red-must-change', state: 'must-change' });
});

test('a joint chase is idle in 1999, with the reason, and a chase in 2020', () => {
  const line = lineOf('c4k3/4a4/b4a3/1Np5p/6p2/9/6P2/4B4/r3A4/N2RKA3 w', 'b6c8 a9a8 c8b6 a8a9');
  const [, answer] = sound(judgeLap(line, 0, of1999)).moves;
  expect(answer?.nature).toBe('idle');
  expect(answer?.excuses.map((excuse) => excuse.code)).toContain('joint-attack');
  expect(ruled(line, of2020)).toMatchObject({ natures: ['chase', 'chase', 'chase', 'chase'] });
});

test('no rule set cites the numbers of another year', () => {
  const numbers = (rules: RuleSet): string[] =>
    rules.clauses.map((c) => c.id).filter((id) => /^\d/u.test(id));
  expect(numbers(of1999)).toEqual(['24.1', '26.1', '26.2-26.4', '27.1-27.2', '27.3', '27.4']);
  const others = (['cxa-2011', 'axf', 'wxf-2018', 'computer'] as const).flatMap((id) =>
    numbers(RULE_SET_OF[id]),
  );
  expect(others).toEqual([]);
});
