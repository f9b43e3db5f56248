import { makeSet } from '@qili/lessons';
import { useMemo, type ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../words/use-words.ts';
import { Heading } from '../heading.tsx';
import { learnHref } from '../places.ts';
import { useTaught } from '../teaching/teach.ts';
import { ClassView } from './class-view.tsx';
import { MakerView } from './maker-view.tsx';
import { PupilView } from './pupil-view.tsx';
import { classHref } from './set-href.ts';

/** Sets for a class: made, worked through, or counted up. The address has the set, so that nothing is kept elsewhere. */
export const SetsView = ({
  part,
  query,
}: {
  readonly part: string | undefined;
  readonly query: string;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const isSet = query.startsWith('q1');
  const asked = useMemo(() => (isSet ? { text: query, locale } : undefined), [isSet, query, locale]);
  const { answer: read } = useTaught('set', asked);
  const title = part === 'make' ? say('sets.make') : part === 'class' ? say('sets.class') : say('sets.title');
  const set = read?.ok === true ? read.value : undefined;
  if (isSet && read === undefined) return <div className="contents waiting" aria-busy="true" />;
  const fault = read?.ok === false ? read.says : undefined;
  if (part === undefined && set !== undefined) return <PupilView key={makeSet(set)} set={set} />;
  return (
    <div className="contents sets">
      <nav className="trail" aria-label={say('learn.trail')}>
        <a href={learnHref()}>{say('place.learn')}</a>
        {part !== undefined && <a href={learnHref('sets')}>{say('sets.title')}</a>}
      </nav>
      <Heading key={title} title={title} />
      {fault !== undefined && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      {part === 'make' ? (
        <MakerView set={set} />
      ) : part === 'class' || query.startsWith('r1') ? (
        <ClassView set={set} result={query.startsWith('r1') ? query : undefined} />
      ) : (
        <>
          <p className="lead">{say('sets.lead')}</p>
          <p className="buttons">
            <a className="button primary" href={learnHref('sets', 'make')}>
              {say('sets.make')}
            </a>
            <a className="button" href={classHref()}>
              {say('sets.class')}
            </a>
          </p>
        </>
      )}
    </div>
  );
};
