import { sayBroken, type FiledGame } from '@qili/rules';
import type { Session } from './terminal/session.ts';

/** Says that variations of a game were cut where they go wrong. */
export const warnOfCuts = ({ game, place }: FiledGame, session: Session): void => {
  const { words, warn, locale } = session;
  const [first] = game.brokenVariations;
  if (first === undefined) return;
  const said = words.formats.brokenVariations(
    game.brokenVariations.length,
    sayBroken(first, game.start, locale),
  );
  const number = place.game === undefined ? '' : `${words.gameNumber(place.game)}: `;
  warn(`${place.file ?? ''}: ${number}${said}`);
};
