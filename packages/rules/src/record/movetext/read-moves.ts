import type { Move } from '../../board/move.ts';
import { err, ok, type Result } from '../../base/result.ts';
import type { MoveTextFault, NotationId } from '../../notation/notation.ts';
import { detectNotation, looksLikeMove, NOTATIONS, parseAnyMove } from '../../notation/notations.ts';
import type { Position } from '../../position/position.ts';
import { shortened } from '../fault.ts';
import type { MoveTree, BrokenAt, GameResult, Place } from '../game.ts';
import { sourceText, type SourceText } from '../source-text.ts';
import { tokensOf, type Token } from './tokens.ts';
import {
  addComment,
  addMove,
  addNag,
  closeVariation,
  draftFrom,
  openVariation,
  type TreeDraft,
} from '../tree.ts';

/** The moves of one game as read from text. */
export interface MovesRead extends MoveTree {
  readonly result: GameResult | undefined;
  readonly brokenAt?: BrokenAt;
  readonly brokenVariations: readonly BrokenAt[];
  /** The first word that is no move where there is not one move, for the message. */
  readonly unread?: { readonly text: string; readonly offset: number };
}

interface Reader {
  readonly draft: TreeDraft;
  readonly tokens: readonly Token[];
  readonly notation: NotationId | undefined;
  readonly place: (offset: number) => Place;
  readonly brokenVariations: BrokenAt[];
  brokenAt: BrokenAt | undefined;
  result: GameResult | undefined;
  unread: MovesRead['unread'];
  proseWords: number;
  /** Whether the moves have ended; comments may still come. */
  over: boolean;
  /** How many variations are open inside one that went wrong; 0 when reading. */
  skipping: number;
}

type Word = Extract<Token, { kind: 'word' }>;

/** Reads the moves in the text from `from` to `to`, with variations, comments and result. Never fails: what goes wrong is in the answer. */
export const readMoves = (start: Position, source: SourceText, from: number, to: number): MovesRead => {
  const tokens = tokensOf(source.text.slice(from, to));
  const reader: Reader = {
    draft: draftFrom(start),
    tokens,
    notation: detectNotation(
      start,
      mainWords(tokens, 0, 60).map((word) => word.text),
    ),
    place: (offset) => source.placeOf(from + offset),
    brokenVariations: [],
    brokenAt: undefined,
    result: undefined,
    unread: undefined,
    proseWords: 0,
    over: false,
    skipping: 0,
  };
  for (const [i, token] of tokens.entries()) {
    if (reader.brokenAt !== undefined) break;
    readToken(reader, token, i);
  }
  const { draft, result, brokenAt, brokenVariations, unread } = reader;
  return {
    ...draft.root,
    result,
    brokenVariations,
    ...(brokenAt === undefined ? {} : { brokenAt }),
    ...(unread === undefined || draft.root.children.length > 0
      ? {}
      : { unread: { ...unread, offset: from + unread.offset } }),
  };
};

/** Words outside variations from the token `from` on, at most so many. */
const mainWords = (tokens: readonly Token[], from: number, most: number): Word[] => {
  const words: Word[] = [];
  let depth = 0;
  for (let i = from; i < tokens.length && words.length < most; i++) {
    const token = tokens[i];
    if (token?.kind === 'open') depth++;
    if (token?.kind === 'close') depth = Math.max(0, depth - 1);
    if (token?.kind === 'word' && depth === 0) words.push(token);
  }
  return words;
};

const readToken = (reader: Reader, token: Token, i: number): void => {
  const { draft, over } = reader;
  if (token.kind === 'open' && (over || reader.skipping > 0)) reader.skipping++;
  else if (token.kind === 'close' && reader.skipping > 0) {
    if (--reader.skipping === 0 && !over) closeVariation(draft);
  } else if (reader.skipping > 0) return;
  else if (token.kind === 'comment') readComment(reader, token);
  else if (over) return;
  else readPlayed(reader, token, i);
};

const readPlayed = (reader: Reader, token: Token, i: number): void => {
  const { draft } = reader;
  switch (token.kind) {
    case 'open':
      openVariation(draft);
      return;
    case 'close':
      closeVariation(draft);
      return;
    case 'nag':
      addNag(draft, token.nag);
      return;
    case 'result':
      if (draft.opened.length > 0) return;
      reader.result = token.result;
      reader.over = true;
      return;
    case 'word':
      readWord(reader, token, i);
      return;
    case 'comment':
      readComment(reader, token);
  }
};

const readComment = (reader: Reader, { text, offset, closed }: Extract<Token, { kind: 'comment' }>): void => {
  if (closed) addComment(reader.draft, text);
  else reader.brokenAt = brokenAt(reader, { code: 'unclosed-comment' }, `{${text}`, offset);
};

const brokenAt = (reader: Reader, fault: BrokenAt['fault'], text: string, offset: number): BrokenAt => {
  return { ply: reader.draft.at.ply, text: shortened(text), fault, at: reader.place(offset) };
};

const NAG_OF_SUFFIX: ReadonlyMap<string, number> = new Map([
  ['!', 1],
  ['?', 2],
  ['!!', 3],
  ['??', 4],
  ['!?', 5],
  ['?!', 6],
]);

const readWord = (reader: Reader, word: Word, i: number): void => {
  const { draft } = reader;
  const move = parseWord(reader, word.text);
  if (move.ok) {
    addMove(draft, move.value);
    const suffix = /[!?！？]{1,2}$/u.exec(word.text)?.[0].normalize('NFKC');
    const nag = NAG_OF_SUFFIX.get(suffix ?? '');
    if (nag !== undefined) addNag(draft, nag);
    return;
  }
  if (isProse(reader, word, move.fault, i)) {
    reader.unread ??= word;
    reader.over = ++reader.proseWords > MOST_PROSE;
    return;
  }
  const broken = brokenAt(reader, move.fault, word.text, word.offset);
  if (draft.opened.length === 0) reader.brokenAt = broken;
  else {
    reader.brokenVariations.push(broken);
    reader.skipping = 1;
  }
};

const parseWord = (
  { draft, notation }: Pick<Reader, 'draft' | 'notation'>,
  text: string,
): Result<Move, MoveTextFault> => {
  const { position } = draft.at;
  if (notation === undefined) return parseAnyMove(position, text);
  const move = NOTATIONS[notation].parse(position, text);
  return !move.ok && move.fault.code === 'syntax' ? parseAnyMove(position, text) : move;
};

/** A text that goes on like this without a move is no game. */
const MOST_PROSE = 2000;

/** How many words after one that is no move are looked at, to see whether the game goes on. */
const LOOK_AHEAD = 100;

/**
 * Whether a word that is not a move is no part of the game: it stands before all moves (a heading),
 * or has no number and nothing that looks like a move follows (an advertisement, a result in words).
 */
const isProse = ({ draft, tokens }: Reader, word: Word, fault: MoveTextFault, i: number): boolean => {
  if (fault.code !== 'syntax' || draft.opened.length > 0) return false;
  if (draft.root.children.length === 0) return true;
  if (word.numbered || word.text.includes('\uFFFD')) return false;
  return !mainWords(tokens, i + 1, LOOK_AHEAD).some((next) => looksLikeMove(draft.at.position, next.text));
};

/** A list of moves that goes wrong, with the moves before it. */
export interface MoveListFault extends BrokenAt {
  readonly good: readonly Move[];
}

/**
 * Moves as people type them: any notation, with or without numbers, separated by blanks, commas or
 * nothing, comments and variations left out. Every word must be a move.
 */
export const readMoveText = (start: Position, text: string): Result<readonly Move[], MoveListFault> => {
  const words = mainWords(tokensOf(text), 0, Infinity);
  const notation = detectNotation(
    start,
    words.map((word) => word.text),
  );
  const draft = draftFrom(start);
  const moves: Move[] = [];
  for (const word of words) {
    const read = parseWord({ draft, notation }, word.text);
    if (!read.ok) {
      const at = sourceText(text).placeOf(word.offset);
      return err({ ply: moves.length, text: shortened(word.text), fault: read.fault, at, good: moves });
    }
    addMove(draft, read.value);
    moves.push(read.value);
  }
  return ok(moves);
};
