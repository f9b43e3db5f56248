import { expect, test } from 'vitest';
import { invariant } from '../base/assert.ts';
import { lineOf } from '../../../../suites/lines.ts';
import { answersOf, type Answer } from './answers.ts';
import { judgeLap } from './judge.ts';
import { cxa2020 } from './rulesets/cxa-2020.ts';
import type { Conduct } from './ruling.ts';

const lapOf = (fen: string, moves: string): { answers: readonly Answer[]; red: Conduct; black: Conduct } => {
  const line = lineOf(fen, moves);
  const lap = judgeLap(line, 0, cxa2020);
  invariant(lap.ok, 'the lap of a test closes');
  const { moves: judged, ruling } = lap.value;
  return { answers: answersOf(line, judged, cxa2020), ...ruling.conduct };
};

test('二打一还打: one side attacks with every move, the other with every second', () => {
  const { answers } = lapOf('4k4/9/3a5/r1N6/9/9/9/9/9/3K5 w', 'c6b8 a6a7 b8c6 a7a6');
  expect(answers).toContainEqual({ code: 'two-attacks-one-back', by: ['black'] });
});

test('解捉还捉: both rescue what is chased by a chase', () => {
  const { answers, red, black } = lapOf(
    '1Cbak4/1r2a4/c3b4/p8/2p1R4/6P1P/2P6/4B4/4A4/2BAK4 w',
    'b9a9 b8a8 a9b9 a8b8',
  );
  expect(answers).toContainEqual({ code: 'chase-answered-by-chase', by: ['red', 'black'] });
  expect(red.chased).toMatchObject([{ color: 'black', role: 'elephant' }]);
  expect(black.chased).toMatchObject([{ color: 'red', role: 'cannon' }]);
});

test('a chase of two pieces in turn names both', () => {
  const { red, answers } = lapOf('4k4/4a4/4ba2b/5N3/2n5C/4p2p1/P4n3/4BA3/4A4/2B1K4 w', 'f6d5 i7g5 d5f6 g5i7');
  expect(red.chased.map(({ role }) => role)).toEqual(['elephant', 'horse']);
  expect(answers).toEqual([]);
});

test('a mate threat that is met by a block is not answered with the same', () => {
  expect(lapOf('3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w', 'g3h3 h5g5 h3g3 g5h5').answers).toEqual([]);
});
