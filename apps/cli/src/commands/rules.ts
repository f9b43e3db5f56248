import { RULE_SET_OF, RULE_SETS, sayFields, type Clause, type RuleSet, type RuleSetId } from '@qili/rules';
import { Argument, type Command } from 'commander';
import { columns } from '../terminal/columns.ts';
import { commandNamed } from '../terminal/command.ts';
import type { Session } from '../terminal/session.ts';

/** `qili rules [ID [CLAUSE]]`. */
export const rulesCommand = (session: Session): Command =>
  commandNamed('rules', session)
    .addArgument(new Argument('[id]', session.words.argument.rulesId).choices(RULE_SETS))
    .addArgument(new Argument('[clause]', session.words.argument.clause))
    .action((id: RuleSetId | undefined, clause: string | undefined) => {
      if (id === undefined) listRuleSets(session);
      else if (clause === undefined) tellRuleSet(RULE_SET_OF[id], session);
      else tellClause(RULE_SET_OF[id], clause, session);
    });

const listRuleSets = ({ json, locale, say }: Session): void => {
  const sets = RULE_SETS.map((id) => RULE_SET_OF[id]);
  if (json) say(JSON.stringify(sets.map(({ id, name, family }) => ({ id, name, family }))));
  else say(columns(sets.map(({ id, name }) => [id, name[locale]])).join('\n'));
};

const tellRuleSet = (rules: RuleSet, { json, locale, ink, words, say }: Session): void => {
  if (json) {
    say(JSON.stringify(rules));
    return;
  }
  const fields = sayFields(rules, locale).map(({ label, says }) => [label, says]);
  const clauses = rules.clauses.map((clause) => [
    clause.id,
    words.founded[clause.founded],
    clause.says[locale],
  ]);
  say(
    [
      `${ink.strong(rules.name[locale])}  ${ink.faint(rules.id)}`,
      ...[fields, clauses].map((rows) => columns(rows).join('\n')),
    ].join('\n\n'),
  );
};

const tellClause = (rules: RuleSet, id: string, session: Session): void => {
  const clause = rules.clauses.find((candidate) => candidate.id === id);
  if (clause === undefined) {
    const known = rules.clauses.map((candidate) => candidate.id).join(' ');
    session.complain({ code: 'no-such-clause', message: session.words.noSuchClause(id, known) });
  } else {
    session.say(session.json ? JSON.stringify(clause) : clauseText(clause, session));
  }
};

const clauseText = ({ id, says, founded }: Clause, { locale, ink, words }: Session): string =>
  [...columns([[ink.strong(id), says[locale]]]), ink.faint(words.founded[founded])].join('\n');
