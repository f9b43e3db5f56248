import { RULE_SET_OF, RULE_SETS, sayFields, type RuleSetId } from '@qili/rules';
import type { ReactElement } from 'react';
import { hrefTo } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../words/use-words.ts';
import { GlossaryView } from './glossary-view.tsx';

/** 规则: every rule set with its clauses, and the glossary. */
export const RulesView = ({ rest }: { readonly rest: readonly string[] }): ReactElement => {
  const say = useWords();
  const { settings } = useSettings();
  const [page = settings.rules] = rest;
  const id = RULE_SETS.find((known) => known === page);
  return (
    <div className="page">
      <h1>{say('place.rules')}</h1>
      <nav className="pages" aria-label={say('rules.pages')}>
        {RULE_SETS.map((known) => (
          <a key={known} href={hrefTo('rules', known)} aria-current={known === id ? 'page' : undefined}>
            {RULE_SET_OF[known].name[settings.locale]}
          </a>
        ))}
        <a href={hrefTo('rules', 'glossary')} aria-current={id === undefined ? 'page' : undefined}>
          {say('rules.glossary')}
        </a>
      </nav>
      {id === undefined ? <GlossaryView /> : <RuleSetView id={id} />}
    </div>
  );
};

const RuleSetView = ({ id }: { readonly id: RuleSetId }): ReactElement => {
  const say = useWords();
  const { settings, change } = useSettings();
  const { locale } = settings;
  const rules = RULE_SET_OF[id];
  return (
    <article>
      <h2>{rules.name[locale]}</h2>
      <p className="buttons">
        <button
          type="button"
          disabled={settings.rules === id}
          onClick={() => {
            change({ rules: id });
          }}
        >
          {say(settings.rules === id ? 'rules.in-use' : 'rules.use')}
        </button>
      </p>
      <dl className="fields">
        {sayFields(rules, locale).map(({ label, says }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <h3>{say('rules.clauses')}</h3>
      <table className="clauses">
        <thead>
          <tr>
            <th scope="col">{say('rules.clause')}</th>
            <th scope="col">{say('rules.says')}</th>
            <th scope="col">{say('rules.founded')}</th>
          </tr>
        </thead>
        <tbody>
          {rules.clauses.map((clause) => (
            <tr key={clause.id}>
              <th scope="row">{clause.id}</th>
              <td>{clause.says[locale]}</td>
              <td>{say(`founded.${clause.founded}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
};
