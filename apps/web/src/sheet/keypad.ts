import { legalMoves, type Locale, type Position } from '@qili/rules';
import { typedForm } from './move-cell.tsx';

/** The symbols that can still form a legal move after what has been typed, in the order of the moves. */
export const nextSymbols = (position: Position, typed: string, locale: Locale): string[] =>
  symbolsAfter(
    legalMoves(position).map((move) => typedForm(position, move, locale)),
    typed,
  );

/** The symbols with which one of the forms goes on after what has been typed. */
export const symbolsAfter = (forms: readonly string[], typed: string): string[] => {
  const next = forms.flatMap((form) =>
    form.startsWith(typed) ? [[...form.slice(typed.length)][0] ?? ''] : [],
  );
  return [...new Set(next)].filter((symbol) => symbol !== '').sort((a, b) => rankOf(a) - rankOf(b));
};

const ORDER = Array.from(
  '帅帥将將仕士相象马馬傌车車俥炮砲兵卒前中后後一二三四五六七八九123456789进進退平KAEHRCPD+-=.',
);
const rankOf = (symbol: string): number => {
  const place = ORDER.indexOf(symbol);
  return place < 0 ? ORDER.length : place;
};

/** Whether the text is a whole legal move as the keypad writes it. */
export const isWholeMove = (position: Position, typed: string, locale: Locale): boolean =>
  legalMoves(position).some((move) => typedForm(position, move, locale) === typed);
