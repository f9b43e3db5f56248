import { RULE_SET_OF, RULE_SETS, type Line } from '@qili/rules';
import { Fragment, useMemo, type ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Opinion } from '../judging/answer.ts';
import { useAnswer } from '../judging/use-answer.ts';
import { useWords } from '../words/use-words.ts';
import { NatureChip } from './nature-chip.tsx';

/** All rule sets side by side: the nature of each move under each, and the rulings, those alike together. */
export const Compare = ({
  line,
  lap,
}: {
  readonly line: Line;
  readonly lap: number | undefined;
}): ReactElement => {
  const say = useWords();
  const { locale, rules } = useSettings().settings;
  const asked = useMemo(() => ({ line, lap, rules, locale }), [line, lap, rules, locale]);
  const { answer, isCurrent } = useAnswer('compare', asked);
  if (answer === undefined || !isCurrent) return <p className="waiting">{say('compare.waiting')}</p>;
  return (
    <div className="compare">
      {groupsOf(answer.opinions).map((group) => (
        <section key={group.ids.join()} className="opinion">
          <h3>{group.ids.map((id) => RULE_SET_OF[id].name[locale]).join(' · ')}</h3>
          <p className="opinion-ruling">{group.ruling === '' ? say('ruling.nothing') : group.ruling}</p>
          {group.clauses.map((clause) => (
            <p key={clause} className="grounds">
              {clause}
            </p>
          ))}
        </section>
      ))}
      {answer.moves.length > 0 && (
        <section className="partings">
          <h3>{say('compare.partings', { rules: RULE_SET_OF[rules].name[locale] })}</h3>
          {answer.partings.length === 0 && <p>{say('compare.alike')}</p>}
          <dl>
            {answer.partings.map(({ rules: ids, says }) => (
              <Fragment key={ids.join()}>
                <dt>{ids.map((id) => RULE_SET_OF[id].name[locale]).join(' · ')}</dt>
                {says.map((sentence) => (
                  <dd key={sentence}>{sentence}</dd>
                ))}
              </Fragment>
            ))}
          </dl>
        </section>
      )}
      {answer.moves.length > 0 && (
        <div className="scrolls" role="region" tabIndex={0} aria-label={say('compare.natures')}>
          <table className="compare-table">
            <caption>{say('compare.natures')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('compare.move')}</th>
                {RULE_SETS.map((id) => (
                  <th key={id} scope="col">
                    {id}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answer.moves.map((told) => (
                <tr key={told.judged.ply}>
                  <th scope="row" className={told.judged.color}>
                    {told.text}
                  </th>
                  {answer.opinions.map(({ rules, natures }) => {
                    const named = natures.find(({ ply }) => ply === told.judged.ply);
                    return <td key={rules}>{named !== undefined && <NatureChip nature={named.nature} />}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
};

interface Group {
  readonly ids: readonly Opinion['rules'][];
  readonly ruling: string;
  readonly clauses: readonly string[];
}

/** Rule sets that give the same ruling in the same words, each with its own clause. */
const groupsOf = (opinions: readonly Opinion[]): Group[] =>
  [...new Set(opinions.map(({ ruling }) => ruling))].map((ruling) => {
    const alike = opinions.filter((opinion) => opinion.ruling === ruling);
    return {
      ids: alike.map(({ rules }) => rules),
      ruling,
      clauses: alike.map(({ clause }) => clause).filter((clause) => clause !== ''),
    };
  });
