import { widthOf } from '../diagram/width.ts';

/** A Latin word with the blank after it, or one other character with marks and closing punctuation that must not begin a line. */
const PIECES = /[\u0021-\u024F\u2010-\u201F]+\s?|\s|[^\s][\p{M}]*[，。、；：？！）」』”’…]*/gu;

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
