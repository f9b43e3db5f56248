import { COURSE, type Lesson } from '@qili/lessons';
import { useEffect, useRef, type ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../words/use-words.ts';
import { learnHref } from '../places.ts';
import { noteRead } from '../progress/store.ts';

/**
 * The way on from a lesson, and back: before the first comes the list of lessons, after the last the four laps.
 * Whoever sees it, or goes on, has read the lesson.
 */
export const Onward = ({
  lesson,
  hasExercises,
}: {
  readonly lesson: Lesson;
  readonly hasExercises: boolean;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const place = COURSE.indexOf(lesson);
  const [before, after] = [COURSE[place - 1], COURSE[place + 1]];
  const end = useRef<HTMLElement>(null);
  const note = (): void => {
    void noteRead(lesson.id);
  };
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) void noteRead(lesson.id);
    });
    if (end.current !== null) watch.observe(end.current);
    return () => {
      watch.disconnect();
    };
  }, [lesson.id]);
  return (
    <nav ref={end} className="onward" aria-label={say('learn.onward')}>
      <a className="button" rel="prev" href={before === undefined ? learnHref() : learnHref(before.id)}>
        <span aria-hidden="true">← </span>
        {before?.title[locale] ?? say('learn.contents')}
      </a>
      {hasExercises && (
        <a className="button primary" href={learnHref(lesson.id, 'exercises')} onClick={note}>
          {say('learn.exercises')}
        </a>
      )}
      <a className="button" rel="next" onClick={note} href={learnHref(after?.id ?? 'last')}>
        {after?.title[locale] ?? say('learn.last')}
        <span aria-hidden="true"> →</span>
      </a>
    </nav>
  );
};
