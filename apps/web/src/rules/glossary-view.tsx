import { GLOSSARY, TERM_KINDS, type Term } from '@qili/rules';
import { useState, type ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../words/use-words.ts';

/** Whether a term is what was looked for, by any of its names or what it means. */
const isAbout = ({ id, name, aliases, means }: Term, wanted: string): boolean =>
  [id, ...Object.values(name).map(String), ...aliases, ...Object.values(means).map(String)].some((text) =>
    text.toLowerCase().includes(wanted),
  );

/** Every word of the rules that the program uses. */
export const GlossaryView = (): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const [wanted, setWanted] = useState('');
  const found = GLOSSARY.filter((term) => isAbout(term, wanted.trim().toLowerCase()));
  return (
    <article>
      <h2>{say('rules.glossary')}</h2>
      <div className="field">
        <label htmlFor="wanted">{say('glossary.find')}</label>
        <input
          id="wanted"
          type="search"
          value={wanted}
          onChange={({ target }) => {
            setWanted(target.value);
          }}
        />
      </div>
      <p role="status">{say('glossary.found', { count: found.length })}</p>
      {TERM_KINDS.map((kind) => {
        const terms = found.filter((term) => term.kind === kind);
        return terms.length === 0 ? null : (
          <section key={kind}>
            <h3>{say(`kind.${kind}`)}</h3>
            <dl className="terms">
              {terms.map((term) => (
                <div key={term.id}>
                  <dt>
                    {term.name[locale]}{' '}
                    {locale === 'en' && <span lang="zh-Hans">{term.name['zh-Hans']}</span>}
                  </dt>
                  <dd>
                    {term.means[locale]} <span className="source">{term.source}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </article>
  );
};
