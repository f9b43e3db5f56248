import type { Board, PackedMove } from '../board/board.ts';
import { PAWN, ROLE_OF, type PieceId } from '../board/cells.ts';
import { attackersOf } from '../movegen/attacks.ts';
import { canReach } from '../movegen/pseudo.ts';
import { givesCheck } from '../movegen/trial.ts';
import { ExchangeSearch } from '../tactics/exchange.ts';
import { type ExchangeTerms } from '../tactics/terms.ts';
import { canTake, capturesAlong, rootsAgainst, takes, type Threat } from '../tactics/threat.ts';
import { balance, dearnessOf, EVEN, worthOf } from '../tactics/worth.ts';
import type { MoveContext } from './context.ts';
import { uncoversCheck } from './exempt.ts';
import type { Means, Root } from './finding.ts';

/** What a chase is after: a piece, and the one that takes it. */
export interface Prize {
  readonly captor: PieceId;
  readonly victim: PieceId;
}

/**
 * The pieces a threat is after: the dearest that its line wins, more than one where they are
 * equal; a piece that only took back only where there is no other.
 */
export const prizesOf = ({ after }: MoveContext, threat: Threat): readonly Prize[] => {
  const won = capturesAlong(after, threat.line, 0);
  const takers = capturesAlong(after, threat.line, 1).map(({ captor }) => captor);
  const sought = won.filter(({ victim }) => !takers.includes(victim));
  const prizes = sought.length > 0 ? sought : won;
  const most = Math.max(...prizes.map(({ victim }) => dearnessOf(victim)));
  return prizes.filter(({ victim }) => dearnessOf(victim) === most);
};

/**
 * 根: what protects the target against this captor. A root is false 假根 if none can legally take
 * back, or if the capture wins although the fight for its square does not: whoever takes back is
 * mated or loses more elsewhere.
 */
export const rootOf = (
  { after, searchAfter }: MoveContext,
  { captor, victim }: Prize,
  terms: ExchangeTerms,
): Root =>
  canReach(after, captor, after.cellOf(victim))
    ? rootOn(after, searchAfter, takes(after, captor, victim), terms)
    : 'none';

/** The same of a capture by the side to move on the board. */
export const rootOn = (
  board: Board,
  search: ExchangeSearch,
  move: PackedMove,
  terms: ExchangeTerms,
): Root => {
  const { bearing, legal } = rootsAgainst(board, move);
  if (bearing.length === 0) return 'none';
  if (legal.length === 0) return 'false';
  if (gainsThoughRetaken({ captor: board.moverOf(move), target: board.targetOf(move) })) return 'true';
  return search.winsOnSquare(move, terms) ? 'outnumbered' : 'false';
};

export const meansOf = (context: MoveContext, threat: Threat, prize: Prize, soft: boolean): Means => {
  const { before, after } = context;
  const { captor, target } = threat;
  if (prize.victim !== target) return givesCheck(after, threat.move) ? 'checks' : 'exchange';
  if (threat.value === EVEN && paysForLeaving(after, threat)) return 'exchange';
  if (soft) return 'joint';
  if (captor === context.mover) return 'capture';
  if (!canReach(before, captor, before.cellOf(target))) return 'discovered';
  return rootsOf(after, threat).length < rootsOf(before, threat).length ? 'root-cut' : 'capture';
};

/** 做根子, 被牵子: whether the answer takes what the captor, where it stood, protected or stood before. */
const paysForLeaving = (board: Board, { captor, move, line }: Threat): boolean => {
  const answer = line[1];
  if (answer === undefined || board.targetOf(answer) === 0 || answer >> 8 === move >> 8) return false;
  if (!canReach(board, board.moverOf(answer), answer >> 8)) return true;
  board.pass();
  const taken = board.make(answer);
  const protects = canReach(board, captor, answer >> 8);
  board.unmake(answer, taken);
  board.pass();
  return protects;
};

/** The roots of a threat's target that can legally take back on this board. */
const rootsOf = (board: Board, { captor, target }: Threat): readonly PieceId[] =>
  rootsAgainst(board, takes(board, captor, target)).legal;

/**
 * 联合捉, 捉少根子: whether the gain needs two pieces. A capture on its own square is soft where the
 * target has a root that a second piece, not the king, outnumbers, pins or punishes; of a dearer
 * piece only where a second piece bears on it too. A gain through checks is soft where the checking
 * piece cannot make it alone; one elsewhere, where no piece could make it without the first.
 */
export const isSoft = (context: MoveContext, threat: Threat, prize: Prize, terms: ExchangeTerms): boolean => {
  if (threat.target === 0) return needsOthers(context, threat, terms);
  if (threat.target !== prize.victim) return needsTheFirst(context, threat, prize, terms);
  const { bearing, legal } = rootsAgainst(context.after, threat.move);
  if (bearing.length === 0 || (legal.length === 0 && !isPinnedByAnother(context, threat))) return false;
  return !gainsThoughRetaken(threat) || isBackedUp(context, threat.move, bearing);
};

/** Whether the target is worth more than the captor, a pawn floating. */
const gainsThoughRetaken = ({ captor, target }: Pick<Threat, 'captor' | 'target'>): boolean =>
  balance(worthOf(target) - worthOf(captor), pawns(target) - pawns(captor)) > 0;

const pawns = (id: PieceId): number => (ROLE_OF[id] === PAWN ? 1 : 0);

/** Whether some root could legally take back if a piece of the hunter other than its king and the captor were gone. */
const isPinnedByAnother = ({ after, side }: MoveContext, { captor, move }: Threat): boolean => {
  for (let pinner = side + 1; pinner < side + 16; pinner++) {
    if (pinner === captor || !after.isOnBoard(pinner)) continue;
    const cell = after.cellOf(pinner);
    after.lift(pinner);
    const { legal } = rootsAgainst(after, move);
    after.put(pinner, cell);
    if (legal.length > 0) return true;
  }
  return false;
};

/** Whether another piece of the hunter can take back on the square once one of the roots has taken there. */
const isBackedUp = ({ after, side }: MoveContext, move: PackedMove, roots: readonly PieceId[]): boolean => {
  const taken = after.make(move);
  const isBacked = roots.some((root) => {
    const retake = after.cellOf(root) | (move & 0xff00);
    const lost = after.make(retake);
    const backers = attackersOf(after, move >> 8, side);
    after.unmake(retake, lost);
    return backers.length > 0;
  });
  after.unmake(move, taken);
  return isBacked;
};

/** Whether another piece than the one that begins gives the first check, or it could not win as much alone. */
const needsOthers = (
  { after, searchAfter }: MoveContext,
  { captor, move, value }: Threat,
  terms: ExchangeTerms,
): boolean => uncoversCheck(after, move) || !searchAfter.reaches(move, { ...terms, alone: captor }, value);

/** Whether no piece could win the prize directly if the one that begins, to clear its way or to lure a root, were gone. */
const needsTheFirst = (
  context: MoveContext,
  { captor }: Threat,
  prize: Prize,
  terms: ExchangeTerms,
): boolean => {
  const board = context.after.clone();
  board.lift(captor);
  const search = new ExchangeSearch(board, context.budget, context.law.exchange);
  for (let id = context.side; id < context.side + 16; id++) {
    if (!board.isOnBoard(id) || !canTake(board, id, prize.victim)) continue;
    if (search.reaches(takes(board, id, prize.victim), terms, EVEN)) return false;
  }
  return true;
};
