import { playOn } from '../../notation/boards.ts';
import { wxf } from '../../notation/wxf.ts';
import { mainMoves, type GameRecord } from '../game.ts';
import { headOf } from './head.ts';

export const writeWxfFile = (games: readonly GameRecord[]): string => games.map(writeGame).join('\n');

const writeGame = (game: GameRecord): string =>
  [...headOf(game), 'START{', ...roundsOf(game), '}END', ''].join('\n');

/** Three rounds a line. */
const roundsOf = (game: GameRecord): string[] => {
  let position = game.start;
  const filler = position.turn === 'red' ? [] : ['...'];
  const texts = mainMoves(game).map((move) => {
    const text = wxf.make(position, move);
    const written = position.turn === 'red' ? text : text.toLowerCase();
    position = playOn(position, move);
    return written;
  });
  const plies = [...filler, ...texts];
  const rounds = Array.from(
    { length: Math.ceil(plies.length / 2) },
    (_, i) => `${String(i + 1).padStart(3)}. ${plies.slice(2 * i, 2 * i + 2).join(' ')}`,
  );
  return Array.from({ length: Math.ceil(rounds.length / 3) }, (_, i) =>
    rounds.slice(3 * i, 3 * i + 3).join('   '),
  );
};
