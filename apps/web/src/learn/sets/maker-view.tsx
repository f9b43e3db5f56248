import { makeSet, type Exercise, type ExerciseSet } from '@qili/lessons';
import { useState, type ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { printPage } from '../../judge/files/print-page.ts';
import { useWords } from '../../words/use-words.ts';
import { ExerciseTitle } from './exercise-title.tsx';
import { teach } from '../teaching/teach.ts';
import { Adding } from './adding.tsx';
import { classHref, makerHref } from './set-href.ts';
import { Share } from './share.tsx';

/** A set under the teacher's hands. The address always has it as it is now. */
export const MakerView = ({ set }: { readonly set: ExerciseSet | undefined }): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const [title, setTitle] = useState(set?.title ?? '');
  const [exercises, setExercises] = useState<readonly Exercise[]>(set?.exercises ?? []);
  const [said, setSaid] = useState('');
  const made = { title: title.trim() === '' ? say('sets.untitled') : title.trim(), exercises };
  const put = (next: readonly Exercise[], name = title): void => {
    setExercises(next);
    if (next.length > 0) history.replaceState(null, '', makerHref({ title: name, exercises: next }));
  };
  const add = (more: readonly Exercise[]): void => {
    const fresh = more.filter(({ id }) => exercises.every((known) => known.id !== id));
    setSaid(say('sets.added', { count: fresh.length }));
    put([...exercises, ...fresh]);
  };
  return (
    <>
      <div className="field wide">
        <label htmlFor="set-title">{say('sets.name')}</label>
        <input
          id="set-title"
          type="text"
          maxLength={80}
          value={title}
          onChange={({ target }) => {
            setTitle(target.value);
            put(exercises, target.value);
          }}
        />
      </div>
      <Adding onAdd={add} />
      <section aria-labelledby="set-chosen">
        <h2 id="set-chosen">{say('sets.chosen', { count: exercises.length })}</h2>
        <p role="status">{said}</p>
        {exercises.length === 0 ? (
          <p>{say('sets.none')}</p>
        ) : (
          <ol className="set-exercises">
            {exercises.map((exercise, i) => (
              <li key={exercise.id}>
                <ExerciseTitle exercise={exercise} number={i + 1} />
                <span className="buttons">
                  <button
                    type="button"
                    disabled={i === 0}
                    aria-label={say('sets.up', { n: i + 1 })}
                    onClick={() => {
                      put(moved(exercises, i));
                    }}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    aria-label={say('sets.remove', { n: i + 1 })}
                    onClick={() => {
                      put(exercises.filter((each) => each !== exercise));
                    }}
                  >
                    ×
                  </button>
                </span>
              </li>
            ))}
          </ol>
        )}
      </section>
      {exercises.length > 0 && (
        <section aria-labelledby="set-give">
          <h2 id="set-give">{say('sets.give')}</h2>
          <Share text={makeSet(made)} label={say('sets.link')} file={`${made.title}.qili.txt`} />
          <p className="buttons">
            <button
              type="button"
              onClick={() => {
                void teach('sheet', { set: made, locale }).then(printPage);
              }}
            >
              {say('sets.print')}
            </button>
            <a className="button" href={classHref(made)}>
              {say('sets.class')}
            </a>
          </p>
        </section>
      )}
    </>
  );
};

/** The same with one a place further up. */
const moved = (exercises: readonly Exercise[], at: number): Exercise[] =>
  exercises.map((exercise, i) => exercises[i === at ? at - 1 : i === at - 1 ? at : i] ?? exercise);
