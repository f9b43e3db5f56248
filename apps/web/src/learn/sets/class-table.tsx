import { KIND_NAMES, type Exercise, type Tally } from '@qili/lessons';
import type { ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../words/use-words.ts';
import type { ClassRead } from '../teaching/set-answer.ts';

const share = ({ right, of }: Tally): string => `${String(right)}/${String(of)}`;

const sum = (tallies: readonly Tally[]): Tally => ({
  right: tallies.reduce((all, { right }) => all + right, 0),
  of: tallies.reduce((all, { of }) => all + of, 0),
});

/** How a class did: a row a pupil, a column an exercise; what was confused; and what could not be read. */
export const ClassTables = ({
  read: { pupils, exercises: tallies, confused, faults },
  exercises,
}: {
  readonly read: ClassRead;
  readonly exercises: readonly Exercise[];
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  return (
    <>
      <div role="alert">
        <ul className="fault set-faults">
          {faults.map(({ file, says }, i) => (
            <li key={i}>{say('sets.refused', { file, why: says })}</li>
          ))}
        </ul>
      </div>
      {pupils.length > 0 && (
        <div className="scrolls" role="region" aria-label={say('sets.table')} tabIndex={0}>
          <table className="class-table">
            <thead>
              <tr>
                <th scope="col">{say('sets.pupil-head')}</th>
                <th scope="col">{say('sets.total')}</th>
                {exercises.map((exercise, i) => (
                  <th key={exercise.id} scope="col" title={KIND_NAMES[exercise.kind][locale]}>
                    {i + 1}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pupils.map(({ name, right, of, exercises: own }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{share({ right, of })}</td>
                  {own.map((tally, i) => (
                    <Cell key={i} {...tally} />
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{say('sets.everybody')}</th>
                <td>{share(sum(tallies))}</td>
                {tallies.map((tally, i) => (
                  <Cell key={i} {...tally} />
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {confused.length > 0 && (
        <section aria-labelledby="class-confused">
          <h3 id="class-confused">{say('sets.confused')}</h3>
          <ul>
            {confused.map(({ is, taken, times, pupils: by }) => (
              <li key={`${is} ${taken}`}>{say('sets.confusion', { is, taken, times, pupils: by })}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

/** All right, some or none: said by the numbers, and by weight. */
const Cell = (tally: Tally): ReactElement => (
  <td className={tally.right === tally.of ? 'all' : tally.right === 0 ? 'none' : undefined}>
    {share(tally)}
  </td>
);
