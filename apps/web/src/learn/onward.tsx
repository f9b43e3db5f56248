import type { ReactElement } from 'react';
import { useWords } from '../words/use-words.ts';
import { learnHref } from './places.ts';
import { practiceHref } from './practice/wish.ts';

/** Where one may always go on: to free practice, and to one's progress. */
export const Onward = (): ReactElement => {
  const say = useWords();
  return (
    <>
      <a className="button" href={practiceHref()}>
        {say('learn.practice')}
      </a>
      <a className="button" href={learnHref('progress')}>
        {say('progress.title')}
      </a>
    </>
  );
};
