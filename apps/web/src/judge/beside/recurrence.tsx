import type { ReactElement } from 'react';
import type { Standing } from '../../judging/answer.ts';
import { useWords } from '../../words/use-words.ts';

/** ●●○: how often the position has stood, of how often it must for a ruling; and a warning one occurrence before. */
export const Recurrence = ({
  standing,
  needed,
}: {
  readonly standing: Standing | undefined;
  readonly needed: number;
}): ReactElement => {
  const say = useWords();
  const times = standing?.occurrences ?? 1;
  const isNear = times === needed - 1;
  return (
    <div className="recurrence">
      <span className="dots" aria-hidden="true">
        {Array.from({ length: needed }, (_, i) => (i < times ? '●' : '○')).join('')}
      </span>
      <span className="recurrence-says" role="status">
        {standing === undefined
          ? ''
          : standing.says !== ''
            ? standing.says
            : times === 1
              ? say('recurrence.first')
              : say(isNear ? 'recurrence.near' : 'recurrence.times', { times, needed })}
      </span>
    </div>
  );
};
