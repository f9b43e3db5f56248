import { lineFrom, parseMoveName, type Line, type Move } from '@qili/rules';
import { positionOf } from './games.ts';

/** The move of an ICCS name that is known to be one. */
export const moveOf = (name: string): Move => {
  const move = parseMoveName(name);
  if (move === undefined) throw new Error(`bad move in a test: ${name}`);
  return move;
};

export const movesOf = (names: string): Move[] => names.split(' ').map(moveOf);

/** The line of a FEN and ICCS moves that are known to be sound. */
export const lineOf = (fen: string, names: string): Line => {
  const line = lineFrom(positionOf(fen), movesOf(names));
  if (!line.ok) throw new Error(`illegal move in a test: ${JSON.stringify(line.fault)}`);
  return line.value;
};
