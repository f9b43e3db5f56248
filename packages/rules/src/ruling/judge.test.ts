import { expect, test } from 'vitest';
import { lineOf } from '../../../../suites/lines.ts';
import { judgeLine, nameMove } from './judge.ts';
import { RULE_SET_OF } from './rulesets.ts';

test('a move is named by itself as it is named with the whole game', () => {
  const line = lineOf('3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w', 'g3h3 h5g5 h3g3 g5h5');
  const rules = RULE_SET_OF['cxa-2020'];
  const all = judgeLine(line, rules, { all: true }).moves?.map(({ nature }) => nature);
  expect(all).toEqual(['block', 'kill', 'block', 'kill']);
  expect(line.moves.map((_, ply) => nameMove(line, ply, rules)?.nature)).toEqual(all);
  expect(nameMove(line, line.moves.length, rules)).toBeUndefined();
});
