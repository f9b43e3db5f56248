import { widthOf } from './width.ts';

/** Colour codes of a terminal, which stay with the word that they begin or end. */
const COLOURS = /(?:\p{Cc}\[[0-9;]*m)*/u.source;

/** A Latin word or one other character, with opening marks that must not end a line, closing ones that must not begin one, and the blank after it. */
const PIECES = new RegExp(
  `${COLOURS}[（「『《“‘]*(?:[\\u0021-\\u024F\\u2010-\\u201F]+|\\S)\\p{M}*[，。、；：？！）」』》”’…]*${COLOURS}\\s?|\\s`,
  'gu',
);

/** The text in lines of at most so many columns; Han counts as two, and Latin words stay whole where they fit. */
export const wrapped = (text: string, columns: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(PIECES)?.flatMap((each) => cutTo(each, columns)) ?? []) {
    if (line !== '' && widthOf(line + piece.trimEnd()) > columns) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? piece.trimStart() : piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
};

/** A word longer than a line in pieces that fit. */
const cutTo = (word: string, columns: number): string[] => {
  if (widthOf(word.trimEnd()) <= columns) return [word];
  const pieces: string[] = [''];
  for (const character of word) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && widthOf(last + character) > columns) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
  }
  return pieces;
};

/** The text, cut with `…` where it is wider than so many columns. */
export const fitted = (text: string, columns: number): string => {
  if (widthOf(text) <= columns) return text;
  const [first = ''] = wrapped(text, Math.max(1, columns - 1));
  return `${first}…`;
};
