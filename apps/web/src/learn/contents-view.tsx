import { COURSE, dueOn, type Lesson } from '@qili/lessons';
import type { ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../words/use-words.ts';
import { Heading } from './heading.tsx';
import { learnHref } from './places.ts';
import { Onward } from './onward.tsx';
import { today } from './progress/day.ts';
import { useLearnt } from './progress/store.ts';

/** The course at a glance: its parts and lessons with what has been read, what is due, and where to practise. */
export const ContentsView = (): ReactElement => {
  const say = useWords();
  const { learnt } = useLearnt();
  const due = dueOn(learnt.terms, today()).length;
  const next = COURSE.find(({ id }) => !learnt.read.includes(id));
  const hasBegun = learnt.read.length > 0;
  return (
    <div className="contents">
      <Heading title={say('learn.title')} />
      <p className="lead">{say('learn.lead')}</p>
      <p className="buttons">
        {next !== undefined && (
          <a className="button primary" href={learnHref(next.id)}>
            {say(hasBegun ? 'learn.go-on' : 'learn.begin')}
          </a>
        )}
        {due > 0 && (
          <a className="button" href={learnHref('review')}>
            {say('learn.due', { count: due })}
          </a>
        )}
        <Onward />
        <a className="button" href={learnHref('sets')}>
          {say('sets.title')}
        </a>
      </p>
      <ol className="lessons">
        {COURSE.map((lesson, i) => (
          <Entry key={lesson.id} lesson={lesson} number={i + 1} isRead={learnt.read.includes(lesson.id)} />
        ))}
        <li className="last-entry">
          <a href={learnHref('last')}>
            <span className="lesson-number" aria-hidden="true">
              四
            </span>
            <span className="lesson-title">{say('learn.last')}</span>
          </a>
        </li>
      </ol>
    </div>
  );
};

const Entry = ({
  lesson: { id, title },
  number,
  isRead,
}: {
  readonly lesson: Lesson;
  readonly number: number;
  readonly isRead: boolean;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  return (
    <li>
      <a href={learnHref(id)} className={isRead ? 'read' : undefined}>
        <span className="lesson-number" aria-hidden="true">
          {number}
        </span>
        <span className="lesson-title">
          {title[locale]}
          {locale === 'en' && (
            <span className="lesson-hans" lang="zh-Hans">
              {title['zh-Hans']}
            </span>
          )}
        </span>
        {isRead && (
          <span className="lesson-read">
            <span aria-hidden="true">✓</span>
            <span className="visually-hidden">{say('learn.read')}</span>
          </span>
        )}
      </a>
    </li>
  );
};
