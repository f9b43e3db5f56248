import { describe, expect, test } from 'vitest';
import { RULE_SET_OF } from '../../packages/rules/src/ruling/rulesets.ts';
import { fieldsOf, settingOf, switchesOf, withSwitch, type Setting } from './switches.ts';

const rules = RULE_SET_OF['cxa-2020'];
const switches = switchesOf(rules);

describe('the law as a board of switches', () => {
  test('has a switch for every field, and each field is one that can be switched', () => {
    const kinds = [...fieldsOf(rules.natures).values()].map((field) => typeof field);
    expect(new Set(kinds)).toEqual(new Set(['boolean', 'number', 'string']));
    expect(switches).toHaveLength(kinds.length + 1);
  });

  test.each(switches)('$name: the setting of the rule set is among those tried, and is not off', (each) => {
    expect(each.settings).toContain(settingOf(rules, each.name));
    expect(settingOf(rules, each.name)).not.toBe(each.off);
  });

  test.each(switches)('$name: switched off, it and nothing else is changed', ({ name, off }) => {
    const changed = withSwitch(rules, name, off);
    const differs = switches.filter((each) => settingOf(changed, each.name) !== settingOf(rules, each.name));
    expect(differs.map((each) => each.name)).toEqual([name]);
    expect(changed.natures.nodes).toBe(rules.natures.nodes);
  });

  test.each(switches)('$name: switched off and on again, the rule set is as it was', ({ name, off }) => {
    const setting = settingOf(rules, name) as Setting;
    expect(withSwitch(withSwitch(rules, name, off), name, setting)).toEqual(rules);
  });

  test.each(switches.filter(({ clause }) => clause !== undefined))(
    '$name: the rule set has the clause $clause that it stands for',
    ({ clause }) => {
      expect(rules.clauses.map(({ id }) => id)).toContain(clause);
    },
  );
});
