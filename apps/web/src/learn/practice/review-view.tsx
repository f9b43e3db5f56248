import { dueOn } from '@qili/lessons';
import { useMemo, useState, type ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';
import { ExerciseView } from '../exercise/exercise-view.tsx';
import { Heading } from '../heading.tsx';
import { learnHref } from '../places.ts';
import { Onward } from '../onward.tsx';
import { today } from '../progress/day.ts';
import { noteAnswer, useLearnt } from '../progress/store.ts';
import { useTermName } from '../progress/term-name.ts';
import { useTaught } from '../teaching/teach.ts';
import { anySeed } from './wish.ts';

/** What is due today, one exercise for each term. */
export const ReviewView = (): ReactElement => {
  const say = useWords();
  const { learnt, state } = useLearnt();
  return (
    <div className="contents practice">
      <nav className="trail" aria-label={say('learn.trail')}>
        <a href={learnHref()}>{say('place.learn')}</a>
        <a href={learnHref('progress')}>{say('progress.title')}</a>
      </nav>
      <Heading title={say('review.title')} />
      {state !== 'reading' && <Due terms={dueOn(learnt.terms, today())} />}
    </div>
  );
};

/** The terms that were due when the review began; what is answered meanwhile changes nothing of them. */
const Due = ({ terms: now }: { readonly terms: readonly string[] }): ReactElement => {
  const say = useWords();
  const nameOf = useTermName();
  const [terms] = useState(now);
  const [seed] = useState(anySeed);
  const [place, setPlace] = useState(0);
  const term = terms[place];
  const asked = useMemo(
    () => (term === undefined ? undefined : { term, seed: seed + place }),
    [term, seed, place],
  );
  const { answer: exercise, isCurrent } = useTaught('about', asked);
  const next = (): void => {
    setPlace(place + 1);
  };
  if (term === undefined)
    return (
      <div className="run-end">
        <p role="status">
          {say(terms.length === 0 ? 'review.nothing' : 'review.done', { count: terms.length })}
        </p>
        <p className="buttons">
          <Onward />
        </p>
      </div>
    );
  return (
    <>
      <p className="run-place">
        {say('review.place', { n: place + 1, of: terms.length, term: nameOf(term) })}
      </p>
      {isCurrent && exercise === undefined && (
        <p role="status">
          {say('review.none', { term: nameOf(term) })}{' '}
          <button type="button" onClick={next}>
            {say('exercise.next')}
          </button>
        </p>
      )}
      {exercise === undefined || !isCurrent ? (
        <p className="waiting">{say('practice.drawing')}</p>
      ) : (
        <ExerciseView
          key={exercise.id}
          exercise={exercise}
          isNext={place > 0}
          onEntry={({ term: about, right, given }) => {
            void noteAnswer(about, { right, given });
          }}
        >
          <p className="buttons">
            <button type="button" className="primary" onClick={next}>
              {say(place + 1 < terms.length ? 'exercise.next' : 'exercise.finish')}
            </button>
          </p>
        </ExerciseView>
      )}
    </>
  );
};
