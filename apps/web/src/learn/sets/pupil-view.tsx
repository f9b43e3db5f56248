import { makeResult, type Answer, type ExerciseSet } from '@qili/lessons';
import { useRef, useState, type ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';
import { ExerciseRun } from '../exercise/exercise-run.tsx';
import type { Entry } from '../exercise/use-sitting.ts';
import { Heading } from '../heading.tsx';
import { learnHref } from '../places.ts';
import { noteAnswer } from '../progress/store.ts';
import { Share } from './share.tsx';

/** A set as the pupil has it: worked through, and at the end a result for the teacher. */
export const PupilView = ({ set }: { readonly set: ExerciseSet }): ReactElement => {
  const say = useWords();
  const [isDone, setDone] = useState(false);
  // The first answer to each question; what is tried later teaches, but does not count.
  const given = useRef(new Map<string, Answer>());
  const enter = ({ exercise, ask, term, right, given: answer }: Entry): void => {
    const key = keyOf(set.exercises.indexOf(exercise), exercise.asks.indexOf(ask));
    if (!given.current.has(key)) given.current.set(key, answer);
    void noteAnswer(term, { right, given: answer });
  };
  const answers = (): Answer[][] =>
    set.exercises.map(({ asks }, n) => asks.map((_, i) => given.current.get(keyOf(n, i)) ?? ''));
  return (
    <div className="contents sets">
      <nav className="trail" aria-label={say('learn.trail')}>
        <a href={learnHref()}>{say('place.learn')}</a>
      </nav>
      <Heading title={set.title} />
      <p className="lead">
        {say('sets.by', { count: set.exercises.length })}
        {' · '}
        {say('sets.first')}
      </p>
      <ExerciseRun
        exercises={set.exercises}
        onEntry={enter}
        onSolved={(exercise) => {
          if (exercise === set.exercises.at(-1)) setDone(true);
        }}
      >
        <a className="button" href={learnHref()}>
          {say('learn.contents')}
        </a>
      </ExerciseRun>
      {isDone && <Sending set={set} answers={answers} />}
    </div>
  );
};

const keyOf = (exercise: number, ask: number): string => `${String(exercise)} ${String(ask)}`;

/** The result under the pupil's name. */
const Sending = ({
  set,
  answers,
}: {
  readonly set: ExerciseSet;
  readonly answers: () => Answer[][];
}): ReactElement => {
  const say = useWords();
  const [pupil, setPupil] = useState('');
  const name = pupil.trim();
  const [mine] = useState(answers);
  return (
    <section aria-labelledby="your-result">
      <h2 id="your-result">{say('sets.give-back')}</h2>
      <div className="field">
        <label htmlFor="pupil">{say('sets.pupil')}</label>
        <input
          id="pupil"
          type="text"
          maxLength={80}
          autoComplete="name"
          value={pupil}
          onChange={({ target }) => {
            setPupil(target.value);
          }}
        />
      </div>
      {name === '' ? (
        <p role="status">{say('sets.write-name')}</p>
      ) : (
        <Share
          text={makeResult(set, { pupil: name, answers: mine })}
          label={say('sets.your-result')}
          file={`${name}.qili.txt`}
        />
      )}
    </section>
  );
};
