import { COURSE, termName, type Lesson } from '@qili/lessons';
import { GLOSSARY } from '@qili/rules';
import { useMemo, type ReactElement } from 'react';
import { hrefTo } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../words/use-words.ts';
import { Heading } from '../heading.tsx';
import { learnHref } from '../places.ts';
import { Spoken } from '../spoken.tsx';
import { useTaught } from '../teaching/teach.ts';
import { LessonBoard } from './lesson-board.tsx';
import { Onward } from './onward.tsx';

/** One lesson: paragraphs and boards, its terms, and the way on. */
export const LessonView = ({ lesson }: { readonly lesson: Lesson }): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const asked = useMemo(() => ({ id: lesson.id, locale }), [lesson, locale]);
  const { answer: told } = useTaught('lesson', asked);
  const place = COURSE.indexOf(lesson);
  const isTold = told?.id === lesson.id;
  return (
    <article className="lesson">
      <nav className="trail" aria-label={say('learn.trail')}>
        <a href={learnHref()}>{say('place.learn')}</a>
        <span>{say('learn.lesson-of', { n: place + 1, of: COURSE.length })}</span>
        <button type="button" className="print-button" onClick={printLesson}>
          {say('learn.print')}
        </button>
      </nav>
      <Heading title={lesson.title[locale]}>
        {locale === 'en' && <span lang="zh-Hans">{lesson.title['zh-Hans']}</span>}
      </Heading>
      <div className="lesson-parts" aria-busy={!isTold}>
        {isTold &&
          told.parts.map((part, i) =>
            part.kind === 'prose' ? (
              <p key={i} className="prose">
                <Spoken>{part.says}</Spoken>
              </p>
            ) : (
              <LessonBoard
                key={`${told.id} ${part.id}`}
                board={part}
                number={told.parts.slice(0, i + 1).filter(({ kind }) => kind === 'board').length}
              />
            ),
          )}
      </div>
      <Terms ids={lesson.terms} />
      {isTold && <Onward lesson={lesson} hasExercises={told.exercises > 0} />}
    </article>
  );
};

const printLesson = (): void => {
  window.print();
};

/** The words that the lesson teaches, as the glossary has them. */
const Terms = ({ ids }: { readonly ids: readonly string[] }): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  return (
    <details className="lesson-terms">
      <summary>{say('learn.terms')}</summary>
      <dl className="terms">
        {ids.map((id) => (
          <div key={id}>
            <dt>
              {termName(id, locale)}{' '}
              {locale === 'en' && <span lang="zh-Hans">{termName(id, 'zh-Hans')}</span>}
            </dt>
            <dd>
              <Spoken>{GLOSSARY.find((term) => term.id === id)?.means[locale] ?? ''}</Spoken>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={hrefTo('rules', 'glossary')}>{say('rules.glossary')}</a>
      </p>
    </details>
  );
};
