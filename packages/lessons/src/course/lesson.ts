import {
  DEFAULT_RULES,
  lineFrom,
  parseFen,
  parseMoveName,
  parseSquare,
  positionFrom,
  type Line,
  type Move,
  type RuleSetId,
  type Square,
  type Words,
} from '@qili/rules';
import { text } from '../text.ts';
import type { Claim, Statement } from './claim.ts';

/** One short lesson: what it is about, and its parts in the order in which they are read. */
export interface Lesson {
  readonly id: string;
  readonly title: Words;
  /** The terms of the glossary that it teaches, by their ids. */
  readonly terms: readonly string[];
  readonly parts: readonly Part[];
}

/** A paragraph, or a board to play through with what is claimed of it. */
export type Part =
  { readonly kind: 'prose'; readonly says: Words } | { readonly kind: 'board'; readonly board: LessonBoard };

/** A position, the moves played from it, and the sentences about them. */
export interface LessonBoard {
  readonly id: string;
  readonly fen: string;
  /** ICCS, one blank between. */
  readonly moves: string;
  readonly rules: RuleSetId;
  readonly claims: readonly Claim[];
}

export const prose = (hans: string, en: string): Part => ({ kind: 'prose', says: text(hans, en) });

export const board = (
  id: string,
  fen: string,
  moves: string,
  claims: readonly Claim[],
  rules: RuleSetId = DEFAULT_RULES,
): Part => ({ kind: 'board', board: { id, fen, moves, rules, claims } });

export const claim = (statement: Statement, hans: string, en: string): Claim => ({
  ...statement,
  says: text(hans, en),
});

/** The moves of a text of ICCS names that is known to be sound; a broken one is a bug of ours. */
export const movesIn = (names: string): Move[] =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => sound(parseMoveName(name), name));

/** The point of a name that is known to be one. */
export const pointOf = (name: string): Square => sound(parseSquare(name), name);

/** The line of a FEN and moves that are known to be sound. */
export const soundLine = (fen: string, moves: readonly Move[]): Line => {
  const setup = parseFen(fen);
  const start = setup.ok ? positionFrom(setup.value) : setup;
  const line = start.ok ? lineFrom(start.value, moves) : start;
  return sound(line.ok ? line.value : undefined, fen);
};

export const lineOf = ({ fen, moves }: Pick<LessonBoard, 'fen' | 'moves'>): Line =>
  soundLine(fen, movesIn(moves));

/** What our own data promises to be there. */
export const sound = <T>(value: T | undefined, source: string): T => {
  if (value === undefined) throw new Error(`unsound data of the course: ${source}`);
  return value;
};
