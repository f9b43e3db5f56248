import type { GameResult } from '../game.ts';

/** A piece of the part of a record where the moves stand; `offset` counts characters of the whole text. */
export type Token =
  /** `numbered` where a move number stands before it, so that it can hardly be anything but a move. */
  | { readonly kind: 'word'; readonly text: string; readonly offset: number; readonly numbered: boolean }
  | { readonly kind: 'comment'; readonly text: string; readonly offset: number; readonly closed: boolean }
  | { readonly kind: 'open'; readonly offset: number }
  | { readonly kind: 'close'; readonly offset: number }
  | { readonly kind: 'nag'; readonly nag: number; readonly offset: number }
  | { readonly kind: 'result'; readonly result: GameResult; readonly offset: number };

/** Blanks and marks between words; `(` `)` `{` `}` `;` `$` `（` `）` have meanings of their own. */
const DELIMITERS = /[\s,，、；:：[\]【】"“”|]+/uy;
const WORD = /[^\s,，、；:：[\]【】"“”|{}();（）$]+/uy;
const LINE = /[^\r\n]*/uy;
const NAG = /\$(\d{0,3})/uy;

/** A text being cut up, with the next end of each kind of comment, looked for once and not for every opening. */
interface Scan {
  readonly text: string;
  readonly tokens: Token[];
  readonly ends: Map<string, number>;
  /** Whether the word before was a move number. */
  numbered: boolean;
}

/**
 * Cuts a text into tokens, in one pass and in linear time. Knows nothing of moves: numbers, fillers
 * and punctuation are left out, moves glued to one another or to their number are cut apart,
 * everything else is a word.
 */
export const tokensOf = (text: string): Token[] => {
  const scan: Scan = { text, tokens: [], ends: new Map(), numbered: false };
  let at = 0;
  while (at < text.length) at += matchAt(DELIMITERS, text, at)?.length ?? readToken(scan, at);
  return scan.tokens;
};

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/** Reads the token at `at` and answers its length. */
const readToken = (scan: Scan, at: number): number => {
  const char = scan.text.charAt(at);
  switch (char) {
    case '(':
    case ')':
      scan.tokens.push({ kind: char === '(' ? 'open' : 'close', offset: at });
      return 1;
    case '}':
    case '）':
      return 1;
    case '{':
      return readComment(scan, at, endOf(scan, '}', at), 1);
    case ';':
      return readComment(scan, at, (matchAt(LINE, scan.text, at)?.length ?? 1) + at, 0);
    case '（': {
      const end = endOf(scan, '）', at);
      return end === undefined ? 1 : readComment(scan, at, end, 1);
    }
    case '$': {
      const nag = matchAt(NAG, scan.text, at) ?? '$';
      scan.tokens.push({ kind: 'nag', nag: Number(nag.slice(1)), offset: at });
      return nag.length;
    }
    default: {
      const word = matchAt(WORD, scan.text, at) ?? char;
      readWord(scan, word, at);
      return word.length;
    }
  }
};

/** The comment between `at` and `end`, or the rest of the text where nobody closed it. */
const readComment = ({ text, tokens }: Scan, at: number, end: number | undefined, bracket: 0 | 1): number => {
  tokens.push({ kind: 'comment', text: text.slice(at + 1, end), offset: at, closed: end !== undefined });
  return end === undefined ? text.length - at : end + bracket - at;
};

const endOf = ({ text, ends }: Scan, char: string, at: number): number | undefined => {
  let end = ends.get(char) ?? -1;
  if (end < at) {
    const found = text.indexOf(char, at);
    end = found < 0 ? Infinity : found;
    ends.set(char, end);
  }
  return end === Infinity ? undefined : end;
};

const NUMBER = /^[0-9０-９]{1,5}[.．。…]+(?![1-9１-９]$)/u;
const NOISE = /^(?:[^\p{L}\p{N}]+|[0-9０-９]+)$/u;
const TRAILING_RESULT = /(?:1-0|0-1|1\/2-1\/2|1\/2|½-½|\*)$/u;
const GLUED = /[^进進退平上下]{2,3}[进進退平上下][一二三四五六七八九1-9１-９]|[a-i]\d[a-i]\d/giu;

const RESULT_OF: ReadonlyMap<string, GameResult> = new Map([
  ...(['1-0', '红胜', '紅勝', '红先胜', '紅先勝', '红方胜', '紅方勝'] as const).map(
    (t) => [t, '1-0'] as const,
  ),
  ...(['0-1', '黑胜', '黑勝', '红先负', '紅先負', '黑方胜', '黑方勝'] as const).map(
    (t) => [t, '0-1'] as const,
  ),
  ...(['1/2-1/2', '1/2', '½-½', '和', '和棋', '和局', '红先和', '紅先和'] as const).map(
    (t) => [t, '1/2-1/2'] as const,
  ),
  ['*', '*'] as const,
]);

/** What a text says about the outcome, in figures or in Chinese; undefined if nothing. */
export const resultIn = (text: string): GameResult | undefined => RESULT_OF.get(text.trim());

/** A word without the number before it and the result behind it, which are often glued on. */
const readWord = (scan: Scan, word: string, offset: number): void => {
  const { tokens } = scan;
  const number = NUMBER.exec(word)?.[0].length ?? 0;
  const bare = word.slice(number);
  const tail = bare.length < 30 ? (TRAILING_RESULT.exec(bare)?.[0] ?? '') : '';
  const core = bare.slice(0, bare.length - tail.length);
  scan.numbered ||= number > 0;
  const said = RESULT_OF.get(core);
  if (said !== undefined) tokens.push({ kind: 'result', result: said, offset: offset + number });
  else if (core !== '' && !NOISE.test(core)) pushMoves(scan, core, offset + number);
  const result = RESULT_OF.get(tail);
  if (result !== undefined)
    tokens.push({ kind: 'result', result, offset: offset + word.length - tail.length });
};

/** One word, or several where moves stand without a blank between them: 炮二平五马8进7, h2e2h9g7. */
const pushMoves = (scan: Scan, word: string, offset: number): void => {
  const parts = word.length < 8 ? [] : [...word.matchAll(GLUED)];
  const whole =
    parts.length > 0 && parts.reduce((length, part) => length + part[0].length, 0) === word.length;
  const words = whole ? parts.map((part) => [part[0], part.index] as const) : [[word, 0] as const];
  for (const [text, index] of words) {
    scan.tokens.push({ kind: 'word', text, offset: offset + index, numbered: scan.numbered });
    scan.numbered = false;
  }
};
