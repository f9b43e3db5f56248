/** Characters that take two columns of a terminal: Han, kana, Hangul, full-width forms and their punctuation. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;
/** Characters that take none: combining marks, joiners, and the colour codes of a terminal. */
const NONE = /\p{Cc}\[[0-9;]*m|\p{Mn}|\p{Me}|\p{Cf}/gu;

/** Columns that a text takes on a terminal. Box drawing counts as one column each. */
export const widthOf = (text: string): number =>
  [...text.replace(NONE, '')].reduce((columns, character) => columns + (WIDE.test(character) ? 2 : 1), 0);

/** The text with blanks behind it up to `columns`; unchanged where it is as wide already. */
export const padTo = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - widthOf(text)));
