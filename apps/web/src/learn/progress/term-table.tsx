import { type Progress } from '@qili/lessons';
import type { ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';
import { learnHref } from '../places.ts';
import { practiceHref } from '../practice/wish.ts';
import { useTermName } from './term-name.ts';

/** How each term stands that has been asked for, what is due first. */
export const TermTable = ({
  terms,
  day,
}: {
  readonly terms: Progress;
  readonly day: number;
}): ReactElement => {
  const say = useWords();
  const nameOf = useTermName();
  const rows = Object.entries(terms).sort(([, a], [, b]) => a.due - b.due || a.box - b.box);
  if (rows.length === 0)
    return (
      <p className="nothing">
        {say('progress.nothing')} <a href={practiceHref()}>{say('learn.practice')}</a>{' '}
        <a href={learnHref()}>{say('learn.contents')}</a>
      </p>
    );
  return (
    <div className="scrolls" role="region" aria-label={say('progress.terms')} tabIndex={0}>
      <table className="clauses term-table">
        <caption>{say('progress.terms')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('progress.term')}</th>
            <th scope="col">{say('progress.right')}</th>
            <th scope="col">{say('progress.wrong')}</th>
            <th scope="col">{say('progress.next')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([term, { right, wrong, due }]) => (
            <tr key={term}>
              <th scope="row">{nameOf(term)}</th>
              <td>{right}</td>
              <td>{wrong}</td>
              <td>{due <= day ? say('progress.now') : say('progress.in-days', { days: due - day })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
