import { MESSAGES, opposite, positionAfter, type Line } from '@qili/rules';
import { useMemo, type ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useAnswer } from '../../judging/use-answer.ts';
import { useWords } from '../../words/use-words.ts';

/** Speaks the last move and its nature to those who cannot see the board. */
export const Announcer = ({ here }: { readonly here: Line }): ReactElement => {
  const say = useWords();
  const { locale, rules } = useSettings().settings;
  const asked = useMemo(
    () => (here.moves.length === 0 ? undefined : { line: here, rules, locale }),
    [here, rules, locale],
  );
  const { answer, isCurrent } = useAnswer('name', asked);
  const mover = MESSAGES[locale].side[opposite(positionAfter(here, here.moves.length).turn)];
  return (
    <p className="visually-hidden" aria-live="polite" data-testid="announcer">
      {answer !== undefined && isCurrent
        ? say('announce.move', {
            side: mover,
            move: answer.text,
            nature: MESSAGES[locale].nature[answer.judged.nature],
          })
        : ''}
    </p>
  );
};
