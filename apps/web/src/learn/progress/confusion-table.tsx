import { COURSE, type Progress } from '@qili/lessons';
import { MESSAGES, NATURES } from '@qili/rules';
import type { ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { NatureChip } from '../../ruling/nature-chip.tsx';
import { useWords } from '../../words/use-words.ts';
import { learnHref } from '../places.ts';
import { practiceHref } from '../practice/wish.ts';
import { confusionsIn } from './confusion.ts';

/** Sentences are made of so many confusions; the table has all. */
const MOST_SENTENCES = 3;

/** Which natures one takes for which: the worst in words, all in a table. */
export const ConfusionTable = ({ terms }: { readonly terms: Progress }): ReactElement | null => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const found = confusionsIn(terms);
  if (found.length === 0) return null;
  const { nature } = MESSAGES[locale];
  const rows = NATURES.filter((each) => found.some(({ is }) => is === each));
  const columns = NATURES.filter((each) => found.some(({ taken }) => taken === each));
  return (
    <section aria-labelledby="confusions" className="confusions">
      <h2 id="confusions">{say('progress.confusions')}</h2>
      <ul>
        {found.slice(0, MOST_SENTENCES).map(({ is, taken, times }) => (
          <li key={`${is} ${taken}`}>
            {say('progress.confused', { is: nature[is], taken: nature[taken], times })}{' '}
            {COURSE.some(({ id }) => id === is) && (
              <a href={learnHref(is)}>{say('progress.reread', { nature: nature[is] })}</a>
            )}{' '}
            <a href={practiceHref([is])}>{say('progress.practise', { nature: nature[is] })}</a>
          </li>
        ))}
      </ul>
      <div className="scrolls" role="region" aria-label={say('progress.confusions')} tabIndex={0}>
        <table className="confusion-table">
          <thead>
            <tr>
              <th scope="col">{say('progress.is-taken')}</th>
              {columns.map((taken) => (
                <th key={taken} scope="col">
                  <NatureChip nature={taken} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((is) => (
              <tr key={is}>
                <th scope="row">
                  <NatureChip nature={is} />
                </th>
                {columns.map((taken) => (
                  <td key={taken}>
                    {found.find((each) => each.is === is && each.taken === taken)?.times ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
