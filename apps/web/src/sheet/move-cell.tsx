import { NOTATIONS, sayMove, shortMoveOf, type Locale, type Move, type Position } from '@qili/rules';
import type { ReactElement } from 'react';
import type { Settings } from '../app/settings.ts';

/** A move as a score sheet has it: in full, or in short notation with strokes under and over the last digit. */
export const MoveText = ({
  position,
  move,
  locale,
  script,
}: {
  readonly position: Position;
  readonly move: Move;
  readonly locale: Locale;
  readonly script: Settings['script'];
}): ReactElement => {
  const full = sayMove(position, move, locale);
  if (script === 'full' || locale === 'en') return <span className="move">{full}</span>;
  const { subject, digit, action } = shortMoveOf(position, move, {
    script: locale === 'zh-Hant' ? 'hant' : 'hans',
  });
  return (
    <span className="move">
      <span aria-hidden="true">
        {subject}
        <span className={action}>{digit}</span>
      </span>
      <span className="visually-hidden">{full}</span>
    </span>
  );
};

/** The letters in which a move may be typed, for the keypad: as players of the language write it. */
export const typedForm = (position: Position, move: Move, locale: Locale): string =>
  locale === 'en' ? NOTATIONS.wxf.make(position, move) : sayMove(position, move, locale);
