import type { ExchangeLimits } from '../tactics/terms.ts';
import type { AttackNature } from './finding.ts';

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
  /** 允许帅兵捉: captures by king and pawn are no 捉 of their own, nor do they add to one. */
  readonly kingAndPawnMayChase: boolean;
  /** An exchange that ends even, yet wins on its own square, is 捉 (做根子, 被牵子, 各吃各子). */
  readonly evenExchangeChases: boolean;
  /** Same type meets same type: 兑 or 献, unless the other cannot really take. */
  readonly sameTypeMeets: boolean;
  /** What a king attacks by its answer to check is 闲. */
  readonly kingAnswersFree: boolean;
  /** A lone defender on its key point may attack an advisor or elephant. */
  readonly keyPoint: boolean;
  /** Own checks in the longest mating line that is looked for. */
  readonly killChecks: number;
  readonly exchange: ExchangeLimits;
  /** Nodes for all the searches about one move; when they run out the move is unknown. */
  readonly nodes: number;
}
