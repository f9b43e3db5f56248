import type { Exercise } from '@qili/lessons';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { ExerciseView } from './exercise-view.tsx';
import type { Entry } from './use-sitting.ts';

/** Exercises one after the other; at the end it is said how many were right at once, and where to go. */
export const ExerciseRun = ({
  exercises,
  onEntry,
  onSolved,
  children,
}: {
  readonly exercises: readonly Exercise[];
  readonly onEntry?: (entry: Entry) => void;
  /** Told of an exercise that has been worked through. */
  readonly onSolved?: (exercise: Exercise) => void;
  /** The way on, after the last. */
  readonly children: ReactNode;
}): ReactElement => {
  const say = useWords();
  const [place, setPlace] = useState(0);
  const [score, setScore] = useState({ right: 0, answered: 0 });
  const [isNext, setNext] = useState(false);
  const exercise = exercises[place];
  const enter = (entry: Entry): void => {
    setScore(({ right, answered }) => ({
      right: right + (entry.right ? 1 : 0),
      answered: answered + 1,
    }));
    onEntry?.(entry);
  };
  if (exercise === undefined)
    return (
      <div className="run-end">
        <p role="status">{say('exercise.score', score)}</p>
        <p className="buttons">
          <button
            type="button"
            ref={focusOnce}
            onClick={() => {
              setPlace(0);
              setScore({ right: 0, answered: 0 });
            }}
          >
            {say('exercise.again')}
          </button>
          {children}
        </p>
      </div>
    );
  return (
    <>
      <p className="run-place">{say('exercise.place', { n: place + 1, of: exercises.length })}</p>
      <ExerciseView key={exercise.id} exercise={exercise} onEntry={enter} isNext={isNext}>
        <p className="buttons">
          <button
            type="button"
            className="primary"
            onClick={() => {
              onSolved?.(exercise);
              setNext(true);
              setPlace(place + 1);
            }}
          >
            {say(place + 1 < exercises.length ? 'exercise.next' : 'exercise.finish')}
          </button>
        </p>
      </ExerciseView>
    </>
  );
};

/** The end takes the focus when it comes: the button that led there is gone. */
const focusOnce = (button: HTMLButtonElement | null): void => {
  button?.focus();
};
