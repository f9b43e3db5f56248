import { KIND_NAMES, lineIn, type Exercise } from '@qili/lessons';
import { positionAfter } from '@qili/rules';
import type { ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Picture } from '../../board/picture.tsx';
import { useWords } from '../../words/use-words.ts';

/** An exercise at a glance: what is asked, how hard it is, and a small board. */
export const ExerciseTitle = ({
  exercise,
  number,
}: {
  readonly exercise: Exercise;
  readonly number: number;
}): ReactElement => {
  const say = useWords();
  const {
    settings: { locale },
    theme,
  } = useSettings();
  const name = KIND_NAMES[exercise.kind][locale];
  const line = lineIn(exercise);
  return (
    <span className="set-exercise">
      <span className="set-board">
        <Picture
          setup={positionAfter(line, line.moves.length)}
          theme={theme}
          locale={locale}
          title={`${String(number)}. ${name}`}
        />
      </span>
      <span>{say('sets.shown', { n: number, kind: name, level: exercise.level })}</span>
    </span>
  );
};
