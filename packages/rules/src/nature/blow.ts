import type { Board, PackedMove } from '../board/board.ts';
import type { PieceId } from '../board/cells.ts';
import { Budget } from '../tactics/budget.ts';
import { ExchangeSearch } from '../tactics/exchange.ts';
import { threatsOn, winningsOf } from '../tactics/threat.ts';
import { dearnessOf } from '../tactics/worth.ts';
import { exchangeTermsOf, type NatureLaw } from './law.ts';

/** What the side to move does to one who has just taken: the dearest piece falls, or, where none is named, the king. */
export interface Blow {
  readonly line: readonly PackedMove[];
  readonly victim: PieceId | undefined;
}

/** Mate, or a gain above the price, for the side to move; with a budget of its own, whatever else was looked for. */
export const blowOn = (board: Board, price: number, law: NatureLaw): Blow | undefined => {
  const budget = new Budget(law.nodes);
  const mate = budget.mate(board, law.killChecks);
  if (mate !== undefined) return { line: mate, victim: undefined };
  const terms = { ...exchangeTermsOf(law), even: false };
  const threats = threatsOn(board, new ExchangeSearch(board, budget, law.exchange), terms)
    .filter((threat) => threat.value > price)
    .sort((a, b) => b.value - a.value);
  const [best] = threats;
  if (best === undefined || budget.isExhausted) return undefined;
  const [victim] = winningsOf(board, best.line).sort((a, b) => dearnessOf(b) - dearnessOf(a));
  return { line: best.line, victim };
};
