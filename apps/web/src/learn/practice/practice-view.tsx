import { topicName, TOPICS, type Topic } from '@qili/lessons';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../words/use-words.ts';
import { ExerciseView } from '../exercise/exercise-view.tsx';
import { Heading } from '../heading.tsx';
import { learnHref } from '../places.ts';
import { noteAnswer } from '../progress/store.ts';
import { useTaught } from '../teaching/teach.ts';
import { anySeed, parseWish, practiceHref, topicsIn } from './wish.ts';

/** Exercises without end: all of them, or those about a topic. */
export const PracticeView = ({ query }: { readonly query: string }): ReactElement => {
  const say = useWords();
  const wish = parseWish(query);
  const topics = topicsIn(query);
  useEffect(() => {
    // The address says which exercise this is, so that it can be sent and comes back.
    if (parseWish(query) === undefined) location.replace(practiceHref(topicsIn(query), anySeed()));
  }, [query]);
  return (
    <div className="contents practice">
      <nav className="trail" aria-label={say('learn.trail')}>
        <a href={learnHref()}>{say('place.learn')}</a>
      </nav>
      <Heading title={say('learn.practice')} />
      <Topics chosen={topics} />
      {wish !== undefined && (
        <Drawn
          key={`${topics.join('.')} ${String(wish.seed)}`}
          topics={topics}
          seed={wish.seed}
          first={wish.n}
        />
      )}
    </div>
  );
};

const Topics = ({ chosen }: { readonly chosen: readonly Topic[] }): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  return (
    <nav className="topics" aria-label={say('practice.topics')}>
      <a href={practiceHref([], anySeed())} aria-current={chosen.length === 0 ? 'page' : undefined}>
        {say('practice.all')}
      </a>
      {TOPICS.map((topic) => (
        <a
          key={topic}
          href={practiceHref([topic], anySeed())}
          aria-current={chosen.includes(topic) ? 'page' : undefined}
        >
          {topicName(topic, locale)}
        </a>
      ))}
    </nav>
  );
};

const Drawn = ({
  topics,
  seed,
  first,
}: {
  readonly topics: readonly Topic[];
  readonly seed: number;
  readonly first: number;
}): ReactElement => {
  const say = useWords();
  const [n, setN] = useState(first);
  const [isNext, setNext] = useState(false);
  const topicKey = topics.join('.');
  const asked = useMemo(
    () => ({ seed, topics: topicsIn(`topic=${topicKey}`), number: n - 1 }),
    [seed, topicKey, n],
  );
  const { answer: exercise, isCurrent } = useTaught('drawn', asked);
  const go = (to: number): void => {
    setN(to);
    setNext(true);
    history.replaceState(null, '', practiceHref(topics, seed, to));
  };
  if (isCurrent && exercise === undefined)
    return (
      <p role="status">
        {say('practice.no-more')} <a href={practiceHref(topics, seed + 1)}>{say('practice.other-seed')}</a>
      </p>
    );
  return (
    <>
      <p className="run-place">{say('practice.place', { n, seed: String(seed) })}</p>
      {exercise === undefined ? (
        <p className="waiting">{say('practice.drawing')}</p>
      ) : (
        <ExerciseView
          key={exercise.id}
          exercise={exercise}
          isNext={isNext}
          onEntry={({ term, right, given }) => {
            void noteAnswer(term, { right, given });
          }}
        >
          <p className="buttons">
            <button
              type="button"
              className="primary"
              onClick={() => {
                go(n + 1);
              }}
            >
              {say('exercise.next')}
            </button>
          </p>
        </ExerciseView>
      )}
    </>
  );
};
