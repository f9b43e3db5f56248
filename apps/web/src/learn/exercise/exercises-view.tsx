import { COURSE, type Lesson } from '@qili/lessons';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../words/use-words.ts';
import { Heading } from '../heading.tsx';
import { learnHref } from '../places.ts';
import { Onward } from '../onward.tsx';
import { noteAnswer, noteSolved } from '../progress/store.ts';
import { useTaught } from '../teaching/teach.ts';
import type { Entry } from './use-sitting.ts';
import { ExerciseRun } from './exercise-run.tsx';

/** The exercises of a lesson: what its boards show, asked. */
export const LessonExercises = ({ lesson }: { readonly lesson: Lesson }): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const next = COURSE[COURSE.indexOf(lesson) + 1];
  return (
    <div className="contents">
      <nav className="trail" aria-label={say('learn.trail')}>
        <a href={learnHref()}>{say('place.learn')}</a>
        <a href={learnHref(lesson.id)}>{lesson.title[locale]}</a>
      </nav>
      <Heading title={say('exercise.of', { lesson: lesson.title[locale] })} />
      <Exercises of={lesson.id}>
        <a className="button" href={learnHref(lesson.id)}>
          {lesson.title[locale]}
        </a>
        <a className="button" href={learnHref(next?.id ?? 'last')}>
          {next?.title[locale] ?? say('learn.last')}
          <span aria-hidden="true"> →</span>
        </a>
      </Exercises>
    </div>
  );
};

/** The four laps that end the course, in which everything is asked for. */
export const LastView = (): ReactElement => {
  const say = useWords();
  return (
    <div className="contents">
      <nav className="trail" aria-label={say('learn.trail')}>
        <a href={learnHref()}>{say('place.learn')}</a>
      </nav>
      <Heading title={say('learn.last')} />
      <p className="lead">{say('learn.last-says')}</p>
      <Exercises of="last">
        <Onward />
      </Exercises>
    </div>
  );
};

const Exercises = ({ of, children }: { readonly of: string; readonly children: ReactNode }): ReactElement => {
  const asked = useMemo(() => ({ of }), [of]);
  const { answer: exercises } = useTaught('exercises', asked);
  if (exercises === undefined) return <div className="waiting" aria-busy="true" />;
  return (
    <ExerciseRun
      exercises={exercises}
      onEntry={noteEntry}
      onSolved={({ id }) => {
        void noteSolved(id);
      }}
    >
      {children}
    </ExerciseRun>
  );
};

const noteEntry = ({ term, right, given }: Entry): void => {
  void noteAnswer(term, { right, given });
};
