import { COURSE } from '@qili/lessons';
import type { ReactElement } from 'react';
import { useWords } from '../words/use-words.ts';
import { ContentsView } from './contents-view.tsx';
import { LastView, LessonExercises } from './exercise/exercises-view.tsx';
import { Heading } from './heading.tsx';
import { LessonView } from './lesson/lesson-view.tsx';
import { learnHref, learnPlace } from './places.ts';
import { PracticeView } from './practice/practice-view.tsx';
import { ReviewView } from './practice/review-view.tsx';
import { ProgressView } from './progress/progress-view.tsx';
import { SetsView } from './sets/sets-view.tsx';

/** 学习: the course, its exercises, and what has been learnt. */
export const LearnView = ({
  rest,
  query,
}: {
  readonly rest: readonly string[];
  readonly query: string;
}): ReactElement => {
  const place = learnPlace(rest);
  switch (place.at) {
    case 'contents':
      return <ContentsView />;
    case 'last':
      return <LastView />;
    case 'practice':
      return <PracticeView query={query} />;
    case 'review':
      return <ReviewView />;
    case 'progress':
      return <ProgressView />;
    case 'sets':
      return <SetsView part={rest[1]} query={query} />;
    case 'lesson':
    case 'exercises': {
      const lesson = COURSE.find(({ id }) => id === place.lesson);
      if (lesson === undefined) return <NotFound />;
      return place.at === 'lesson' ? (
        <LessonView key={lesson.id} lesson={lesson} />
      ) : (
        <LessonExercises key={lesson.id} lesson={lesson} />
      );
    }
  }
};

/** An address that leads to no lesson. */
const NotFound = (): ReactElement => {
  const say = useWords();
  return (
    <div className="contents">
      <Heading title={say('learn.not-found')} />
      <p>
        <a href={learnHref()}>{say('learn.contents')}</a>
      </p>
    </div>
  );
};
