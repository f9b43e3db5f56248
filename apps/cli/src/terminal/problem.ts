import type { ErrorJson } from '@qili/protocol';
import type { Words } from '../words/words.ts';

/** Something that could not be read, judged or written: where, in words of the user's language, and for machines. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly where?: Place;
  readonly faults?: readonly { readonly code: string }[];
}

/** A place in the input: a file, a line and column of it from 1, a game of it from 1, a ply of that from 0. */
export interface Place {
  readonly id?: string | undefined;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly game?: number | undefined;
  readonly ply?: number | undefined;
}

/** The problem as an `error` object. */
export const errorOf = ({ code, message, where = {}, faults }: Problem): ErrorJson => {
  const { id, ...place } = where;
  return { id, error: { code, message, ...place, faults: faults?.map((fault) => ({ ...fault })) } };
};

/** The problem as a line for people: `qili: game.pgn:12: …`. */
export const sayProblem = ({ message, where = {} }: Problem, words: Words): string => {
  const { id, file, line, column, game } = where;
  const numbers = line === undefined ? [] : [line, ...(column === undefined ? [] : [column])];
  const place = [file ?? '', ...numbers.map(String)].filter((part) => part !== '').join(':');
  const inside = game === undefined ? '' : words.gameNumber(game);
  return ['qili', place, id ?? '', inside, message].filter((part) => part !== '').join(': ');
};
