import { RULE_SET_OF, RULE_SETS, ruleSetOf } from '@qili/rules';
import { expect, test } from 'vitest';
import { readPage, rowsOf } from './pages.ts';

test.each(RULE_SETS)(
  'docs/rulesets/%s.md has the clauses of the rule set, as well founded as they are there',
  (id) => {
    const stated = rowsOf(readPage(`docs/rulesets/${id}.md`)).map(
      ([clause, , founded]) => `${clause ?? ''} ${founded ?? ''}`,
    );
    const wanted = ruleSetOf(id)?.clauses.map((clause) => `${clause.id} ${clause.founded}`) ?? [];
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((row) => !stated.includes(row))).toEqual([]);
  },
);

test.each(RULE_SETS)('every clause that %s cites is one of its own', (id) => {
  const rules = RULE_SET_OF[id];
  const cited = [rules.natureClauses, rules.excuseClauses, rules.grounds].flatMap((by) => Object.values(by));
  if (rules.mutual.yields !== 'nobody') cited.push(rules.mutual.clause);
  if (rules.inReturn !== undefined) cited.push(rules.inReturn.clause);
  const own = rules.clauses.map((clause) => clause.id);
  expect(cited.filter((clause) => !own.includes(clause))).toEqual([]);
});
