import { describe, expect, test } from 'vitest';
import { NOTHING } from '../ablation/grade.ts';
import { settingOf, switchesOf } from '../ablation/switches.ts';
import { FIGURES } from '../suites.ts';
import { halvesOf } from './split.ts';
import { allOff, tuned } from './tune.ts';

const { rules, cases } = FIGURES;
const switches = switchesOf(rules);

describe('halves', () => {
  const halves = halvesOf(cases, 5, 2020);

  test('are ten, hold every figure once, and are the same in every run', () => {
    expect(halves).toHaveLength(10);
    for (const { seen, unseen } of halves) {
      expect(seen.length).toBe(cases.length / 2);
      expect(new Set([...seen, ...unseen])).toEqual(new Set(cases));
    }
    expect(new Set(halves.map(({ seen }) => seen.map(({ id }) => id).join())).size).toBe(10);
    expect(halvesOf(cases, 5, 2020)).toEqual(halves);
  });
});

describe('tuning', () => {
  const [half] = halvesOf(cases, 1, 1);
  const seen = half?.seen ?? [];

  /** Every case is right where both clauses are on, wrong where one is, half right where none is. */
  const wantsBoth = (law: typeof rules) => {
    const on = ['keyPoint', 'newness.byRescue'].filter((name) => settingOf(law, name) === true).length;
    return { ...NOTHING, natures: [1, 0, 2][on] ?? 0 };
  };

  test('asks of no case but those seen', () => {
    const asked = new Set<string>();
    tuned(allOff(rules, switches), switches, seen, ({ id }) => {
      asked.add(id);
      return NOTHING;
    });
    expect([...asked].sort()).toEqual(seen.map(({ id }) => id).sort());
  });

  test('leaves every switch alone on which the cases have nothing to say', () => {
    const off = allOff(rules, switches);
    expect(tuned(off, switches, seen, () => NOTHING)).toEqual(off);
  });

  test('finds two clauses that gain only together', () => {
    const law = tuned(allOff(rules, switches), switches, seen, (_, each) => wantsBoth(each));
    expect(settingOf(law, 'keyPoint')).toBe(true);
    expect(settingOf(law, 'newness.byRescue')).toBe(true);
    expect(settingOf(law, 'sameTypeMeets')).toBe(false);
  });
});
