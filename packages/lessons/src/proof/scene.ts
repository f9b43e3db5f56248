import {
  legalMoves,
  nameMove,
  passed,
  positionAfter,
  RULE_SET_OF,
  sayMove,
  sayPiece,
  sayPlay,
  type JudgedMove,
  type Line,
  type Locale,
  type Mark,
  type Move,
  type Position,
  type RuleSet,
  type Square,
  type Words,
} from '@qili/rules';
import { sound } from '../course/lesson.ts';
import { filled } from '../text.ts';
import { lineIn, type Exercise } from '../exercise/exercise.ts';

/** What shows that an answer is right, or wrong: words, a play from a position, and marks on that position. */
export interface Proof {
  readonly says: string;
  /** The position that the words are about. */
  readonly on: Position;
  /** The play that shows it, from that position; empty where the position alone does. */
  readonly line: readonly Move[];
  readonly marks: readonly Mark[];
}

/** A judged move of an exercise and the positions around it. */
export interface Scene {
  readonly line: Line;
  readonly rules: RuleSet;
  readonly locale: Locale;
  readonly judged: JudgedMove;
  readonly before: Position;
  readonly after: Position;
  /** After the move as if the opponent passed; undefined where he is in check. */
  readonly passed: Position | undefined;
}

export const sceneOf = (exercise: Exercise, ply: number, locale: Locale): Scene =>
  sceneOn(lineIn(exercise), ply, RULE_SET_OF[exercise.rules], locale);

export const sceneOn = (line: Line, ply: number, rules: RuleSet, locale: Locale): Scene => {
  const after = positionAfter(line, ply + 1);
  return {
    line,
    rules,
    locale,
    judged: sound(nameMove(line, ply, rules), `ply ${String(ply)}`),
    before: positionAfter(line, ply),
    after,
    passed: passed(after),
  };
};

/** A sentence with words put into its places; in English `a` before a vowel becomes `an`. */
export const say = (says: Words, locale: Locale, words: Readonly<Record<string, string>> = {}): string => {
  const said = filled(says[locale], (name) => sound(words[name], name));
  return locale === 'en' ? said.replace(/\ba (?=[aeiou])/gu, 'an ') : said;
};

export const moveIn = ({ before, judged, locale }: Scene): string => sayMove(before, judged.move, locale);

export const playOn = (position: Position, line: readonly Move[], locale: Locale): string =>
  sayPlay(position, line, locale);

/** The piece on a point in words. */
export const pieceOn = (position: Position, at: Square, locale: Locale): string => {
  const piece = sound(position.pieces.get(at), 'a piece');
  return sayPiece(position, { ...piece, at }, locale);
};

/** The point of the king of the side to move. */
export const kingOf = ({ pieces, turn }: Position): Square =>
  sound([...pieces].find(([, { role, color }]) => role === 'king' && color === turn)?.[0], 'a king');

export const arrow = ({ from, to }: Move, means: Mark['means']): Mark => ({ kind: 'arrow', from, to, means });
export const circle = (at: Square, means: Mark['means']): Mark => ({ kind: 'circle', at, means });

/** Legal moves of the side to move that give check. */
export const checksOf = (position: Position, play: (move: Move) => Position): Move[] =>
  legalMoves(position).filter((move) => passed(play(move)) === undefined);
