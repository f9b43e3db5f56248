import { describe, expect, test } from 'vitest';
import { lineOf } from '../../../../suites/lines.ts';
import { LOCALES } from '../explain/locale.ts';
import { judgeLap, judgeLine } from '../ruling/judge.ts';
import type { JudgedCycle } from '../ruling/ruling.ts';
import { RULE_SET_OF } from '../ruling/rulesets.ts';
import { rulingHtml } from './ruling-html.ts';
import { rulingSheetOf } from './ruling-sheet.ts';
import { rulingSvg } from './ruling-svg.ts';

const LAP = 'g3h3 h5g5 h3g3 g5h5';
const line = lineOf('3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w', `${LAP} ${LAP} ${LAP}`);
const rules = RULE_SET_OF['cxa-2020'];
const game = {
  tags: new Map([
    ['Red', '甲 <&>'],
    ['Black', '乙'],
    ['Referee', '丙'],
  ]),
};

const decisive = (): JudgedCycle => {
  const { decisive: found } = judgeLine(line, rules);
  if (found === undefined) throw new Error('nothing recurs');
  return found;
};

describe.each(LOCALES)('a ruling sheet in %s', (locale) => {
  const sheet = rulingSheetOf(game, line, decisive(), { locale, rules, isLap: false });

  test('has one lap with every nature and reason, the moments, the clause and the ruling', () => {
    expect(sheet.moves.map(({ nature }) => nature)).toEqual(['block', 'kill', 'block', 'kill']);
    expect(sheet.moves.every(({ reason }) => reason.length > 4)).toBe(true);
    expect(sheet.moments).toHaveLength(3);
    expect(sheet.clause).toContain('24.13');
    expect(sheet.players.red.name).toBe('甲 <&>');
  });

  test.each([
    ['HTML', rulingHtml],
    ['SVG', rulingSvg],
  ] as const)('as %s says all of it, and escapes what people wrote', (_, write) => {
    const written = write(sheet);
    for (const { text } of sheet.moves) expect(written).toContain(text);
    expect(written.replaceAll(/<[^>]+>|\s/gu, '')).toContain(sheet.ruling.replaceAll(/\s/gu, ''));
    expect(written).toContain('甲 &lt;&amp;&gt;');
    expect(written).not.toMatch(/undefined|NaN|<&>/u);
  });
});

test('of a lap nothing is said of how often the position stood', () => {
  const lap = lineOf('3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w', LAP);
  const judged = judgeLap(lap, 0, rules);
  if (!judged.ok) throw new Error('no lap');
  const sheet = rulingSheetOf(game, lap, judged.value, { locale: 'zh-Hans', rules, isLap: true });
  expect(sheet.moments).toEqual([]);
  expect(sheet.remarks).toEqual([]);
  expect(sheet.ruling).toBe('红方长拦，黑方长杀，黑方变着，不变作负。');
});
