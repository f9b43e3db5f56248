import type { Board } from '../board/board.ts';
import { Budget } from '../tactics/budget.ts';
import { ExchangeSearch } from '../tactics/exchange.ts';
import { threatsOn, winningsOf } from '../tactics/threat.ts';
import type { JudgedMove } from './finding.ts';
import { exchangeTermsOf, type NatureLaw } from './law.ts';

/**
 * Whether an attack outlives the answer to it, on the board after the answer with the attacker to
 * move: the mate can still be given, or one of the chased pieces still be won. A search that did
 * not end counts as an attack that is kept. A check never outlives a legal answer.
 */
export const isKept = (attack: JudgedMove, board: Board, law: NatureLaw): boolean => {
  const budget = new Budget(law.nodes);
  switch (attack.nature) {
    case 'kill':
      return budget.mates(board, law.killChecks) || budget.isExhausted;
    case 'chase':
      return isStillWon(attack, board, law, budget) || budget.isExhausted;
    default:
      return false;
  }
};

const isStillWon = ({ findings }: JudgedMove, board: Board, law: NatureLaw, budget: Budget): boolean => {
  const terms = exchangeTermsOf(law);
  const chased = findings.flatMap((finding) => (finding.nature === 'chase' ? [finding.target.id] : []));
  return threatsOn(board, new ExchangeSearch(board, budget, law.exchange), terms).some((threat) =>
    threat.lines.some((line) => winningsOf(board, line).some((id) => chased.includes(id))),
  );
};
