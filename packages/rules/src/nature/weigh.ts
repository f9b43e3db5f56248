import { packMove, unpackMove, type Board, type PackedMove } from '../board/board.ts';
import type { Move } from '../board/move.ts';
import { boardOf, isLegalMove, type Position } from '../position/position.ts';
import { Budget } from '../tactics/budget.ts';
import { ExchangeSearch } from '../tactics/exchange.ts';
import type { ExchangeTerms } from '../tactics/terms.ts';
import { threatsOn } from '../tactics/threat.ts';
import { hasWorth } from '../tactics/worth.ts';
import { rootOn } from './chase-kind.ts';
import type { Root } from './finding.ts';
import type { NatureLaw } from './law.ts';
import { protectionOf, type Protection } from './protection.ts';

/** What one capture comes to: facts about a position, whatever move led to it. */
export interface Weighing {
  /** What it wins by full exchange, in half points as a chase finding has it; 0 where it wins nothing. */
  readonly value: number;
  /** The play that shows it, the capture first: how it wins, or how it is answered where it does not. */
  readonly line: readonly Move[];
  readonly root: Root;
  readonly protection: Protection;
}

/** Weighs a legal capture by the side to move; undefined for any other move, and where nothing of worth is taken. */
export const weighCapture = (position: Position, move: Move, law: NatureLaw): Weighing | undefined => {
  const board = boardOf(position);
  const capture = packMove(move);
  const target = board.targetOf(capture);
  if (target === 0 || !isLegalMove(position, move) || !hasWorth(board, target)) return undefined;
  const terms: ExchangeTerms = { humble: law.kingAndPawnAddNothing, even: law.evenExchangeChases };
  const search = new ExchangeSearch(board, new Budget(law.nodes), law.exchange);
  const protection = protectionOf(board, capture, law);
  const value = Math.max(0, search.value(capture, terms));
  const line = value > 0 ? search.line(capture, terms) : [capture, ...answerTo(board, capture, law)];
  return {
    value,
    line: line.map(unpackMove),
    root: value > 0 ? rootOn(board, search, capture, terms) : rootBehind(protection),
    protection,
  };
};

/** The root that makes a capture win nothing, if it is a root: one that nothing keeps from taking back. */
const rootBehind = ({ protectors }: Protection): Root => {
  if (protectors.length === 0) return 'none';
  return protectors.some(({ flaw }) => flaw === undefined) ? 'true' : 'false';
};

/** The best that the other side has after the move: mate, else what wins most; nothing where nothing wins. */
const answerTo = (board: Board, move: PackedMove, law: NatureLaw): readonly PackedMove[] => {
  const taken = board.make(move);
  const budget = new Budget(law.nodes);
  const mate = budget.mate(board, law.exchange.mateChecks);
  const answer = mate ?? bestOn(board, budget, law);
  board.unmake(move, taken);
  return answer;
};

const bestOn = (board: Board, budget: Budget, law: NatureLaw): readonly PackedMove[] => {
  const search = new ExchangeSearch(board, budget, law.exchange);
  const [best] = threatsOn(board, search, { humble: false, even: false }).sort((a, b) => b.value - a.value);
  return best?.line ?? [];
};
