import type { LiveGame } from '@qili/protocol';
import { colorAt, MESSAGES, roundOf, type Color, type Locale } from '@qili/rules';
import { sayIn } from '../../words/say.ts';

/** What happened beside the moves, with the round in which it did. */
export const sayNote = ({ ply, event }: LiveGame['notes'][number], first: Color, locale: Locale): string => {
  const { turn, side } = MESSAGES[locale];
  const after = ply === 0 ? '' : `${turn(roundOf(ply - 1, first), colorAt(ply - 1, first))} · `;
  const color =
    'by' in event && (event.by === 'red' || event.by === 'black')
      ? event.by
      : 'color' in event
        ? event.color
        : undefined;
  const kind = event.kind === 'claimed' ? (event.granted ? 'claim-granted' : 'claim-refused') : event.kind;
  const said = sayIn(locale, `note.${kind}`, { side: color === undefined ? '' : side[color] });
  return after + said + ('note' in event && event.note !== '' ? ` ${event.note}` : '');
};
