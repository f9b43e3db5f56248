import type { Problem } from '@qili/rules';
import type { Words } from '../words/words.ts';

/** The problem as a line for people: `qili: game.pgn:12: …`. */
export const sayProblem = ({ message, where = {} }: Problem, words: Words): string => {
  const { id, file, line, column, game } = where;
  const numbers = line === undefined ? [] : [line, ...(column === undefined ? [] : [column])];
  const place = [file ?? '', ...numbers.map(String)].filter((part) => part !== '').join(':');
  const inside = game === undefined ? '' : words.gameNumber(game);
  return ['qili', place, id ?? '', inside, message].filter((part) => part !== '').join(': ');
};
