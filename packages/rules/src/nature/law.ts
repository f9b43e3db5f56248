import type { ExchangeLimits, ExchangeTerms } from '../tactics/terms.ts';
import type { AttackNature } from './finding.ts';

/**
 * 从捉到捉: what makes a chase new. Each is one rule of the books, or of their figures, that can be
 * switched off by itself, so that one can see what it carries.
 */
export interface NewnessLaw {
  /** A chase counts only if the move made it, or made it stronger. */
  readonly asked: boolean;
  /** What hung, or threatened mate, before the move anyway is no price of the old gain. */
  readonly sparesLost: boolean;
  /** Where only the rescue of the moved piece made the gain possible, the chase is new if that piece takes part. */
  readonly byRescue: boolean;
  /** 不能离线: to bind the target to its line is a way of taking part. */
  readonly byBinding: boolean;
  /** What could be won before, but for a check that had to be answered, stood before. */
  readonly liftsCheckers: boolean;
  /** Later captures that stood before the move may not pay for a new chase. */
  readonly barsOldGains: boolean;
}

/**
 * What a rule set says about naming moves: plain data. The detectors read these fields and never
 * ask which rule set they belong to.
 */
export interface NatureLaw {
  /** 兼从重: the attacks from the heaviest down; a move is judged by the first that it has. */
  readonly weight: readonly AttackNature[];
  /**
   * What a chase is: a gain by full exchange over the whole board (the Chinese books), or one
   * legal capture that cannot be legally retaken (the Asian books).
   */
  readonly chase: 'exchange' | 'capture';
  /** 允许帅兵捉: captures by king and pawn are no 捉 of their own. */
  readonly kingAndPawnMayChase: boolean;
  /** Nor do later captures by king and pawn in a line win anything. */
  readonly kingAndPawnAddNothing: boolean;
  /** Whether a pawn's own capture is 捉 after all; by the book of 1999 it is where both sides attack. */
  readonly pawnChases: boolean;
  /** Whether an attack that needs a second piece (联合捉, 捉少根子) is 捉, or 闲. */
  readonly jointChases: boolean;
  /** An exchange that ends even, yet wins on its own square, is 捉 (做根子, 被牵子, 各吃各子). */
  readonly evenExchangeChases: boolean;
  /** Same type meets same type: 兑 or 献, unless the other cannot really take. */
  readonly sameTypeMeets: boolean;
  /** What a king attacks by its answer to check is 闲. */
  readonly kingAnswersFree: boolean;
  /** A lone defender on its key point may attack an advisor or elephant. */
  readonly keyPoint: boolean;
  readonly newness: NewnessLaw;
  /** Own checks in the longest mating line that is looked for. */
  readonly killChecks: number;
  readonly exchange: ExchangeLimits;
  /** Nodes for all the searches about one move; when they run out the move is unknown. */
  readonly nodes: number;
}

/** What the law says of an exchange in which no capture is barred: whose later captures add nothing, and whether even ones count. */
export const exchangeTermsOf = (law: NatureLaw): ExchangeTerms => ({
  humble: law.kingAndPawnAddNothing,
  even: law.evenExchangeChases,
});
