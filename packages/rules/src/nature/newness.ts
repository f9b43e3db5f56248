import type { Board, PackedMove } from '../board/board.ts';
import { KING, PIECE_LIMIT, ROLE_OF, type PieceId } from '../board/cells.ts';
import { attackersOf, isInCheck } from '../movegen/attacks.ts';
import { generateFrom, MOVES_PER_NODE } from '../movegen/pseudo.ts';
import { isSafe } from '../position/legal.ts';
import { ExchangeSearch } from '../tactics/exchange.ts';
import type { Bars } from '../tactics/check-tree.ts';
import { pairOf, PAIRS, type ExchangeTerms } from '../tactics/terms.ts';
import {
  canTake,
  gainsOn,
  takes,
  threatsOn,
  winningsOf,
  worthyCaptures,
  type Threat,
} from '../tactics/threat.ts';
import { EVEN, worthOf } from '../tactics/worth.ts';
import { uncheckedBefore, type MoveContext } from './context.ts';

/**
 * Newness 从捉到捉: an attack counts only if the move made it, or made it stronger. The unit is the
 * pair of attacker and target, by identity, with the size of the gain. What the opponent could
 * take before anyway is no price of the old gain; where only the rescue of the moved piece made a
 * gain possible, the attack is new if that piece takes part in it.
 */

/** A board on which the mover could have played something else, and what stood there; looked up only when asked. */
export class Past {
  readonly board: Board;
  readonly search: ExchangeSearch;
  private readonly terms: ExchangeTerms;
  private readonly context: MoveContext;
  private knownGains: readonly PackedMove[] | undefined;
  private readonly knownSparing = new Map<PieceId, ExchangeTerms>();
  /** The same terms with all that hangs charged in full. */
  readonly inFull: ExchangeTerms;
  private knownHanging: Uint8Array | undefined;
  private knownLost: boolean | undefined;

  constructor(context: MoveContext, board: Board, search: ExchangeSearch, terms: ExchangeTerms) {
    this.context = context;
    this.board = board;
    this.search = search;
    this.terms = terms;
    this.inFull = { ...terms, full: true };
  }

  /** The captures that won something there. */
  get gains(): readonly PackedMove[] {
    return (this.knownGains ??= gainsOn(this.board, this.search, this.terms));
  }

  /** The mover's pieces (flags by number) that the opponent could win there anyway. */
  get hanging(): Uint8Array {
    // What the mover gains is looked up with the mover to play.
    const { gains } = this;
    return (this.knownHanging ??= this.ofOpponent(
      () => hangingOn(this.board, this.search, gains),
      new Uint8Array(PIECE_LIMIT),
    ));
  }

  /** Whether the opponent could mate there anyway. */
  get isLost(): boolean {
    const { budget, law } = this.context;
    return (this.knownLost ??= this.ofOpponent(() => budget.mates(this.board, law.killChecks), false));
  }

  /** The same terms where what was lost anyway is no price, unless it is the captor. */
  sparing(captor: PieceId): ExchangeTerms {
    const key = this.hanging[captor] === 1 ? captor : 0;
    const known = this.knownSparing.get(key);
    if (known !== undefined) return known;
    const { sparesLost } = this.context.law.newness;
    const spared = sparesLost ? this.hanging.slice() : new Uint8Array(PIECE_LIMIT);
    spared[captor] = 0;
    const sparing = { ...this.terms, spared, sparesMate: sparesLost && this.isLost };
    this.knownSparing.set(key, sparing);
    return sparing;
  }

  /** Asks with the opponent to move; where the mover is in check there is no such question. */
  private ofOpponent<T>(ask: () => T, otherwise: T): T {
    const { board } = this;
    if (isInCheck(board, board.turn)) return otherwise;
    board.pass();
    const answer = ask();
    board.pass();
    return answer;
  }
}

/** The board before the move; where the mover was in check, also the same board without the checking pieces. */
export const pastsOf = (context: MoveContext, terms: ExchangeTerms): Past[] => {
  const { before, budget, law, searchBefore } = context;
  const past = new Past(context, before, searchBefore, terms);
  const free = context.wasInCheck ? uncheckedBefore(context) : undefined;
  if (free === undefined) return [past];
  return [past, new Past(context, free, new ExchangeSearch(free, budget, law.exchange), terms)];
};

/** The pieces that the side to move wins, where the other side may not make up for it by the threats it has itself. */
const hangingOn = (board: Board, search: ExchangeSearch, gains: readonly PackedMove[]): Uint8Array => {
  const hanging = new Uint8Array(PIECE_LIMIT);
  const lost = new Uint8Array(PIECE_LIMIT);
  for (const move of gains) lost[board.targetOf(move)] = 1;
  const terms = { humble: false, even: false, spared: lost };
  for (const move of worthyCaptures(board)) {
    const captor = board.moverOf(move);
    const isSafer = lost[captor] === 1;
    const spared = isSafer ? lost.with(captor, 0) : lost;
    if (search.reaches(move, isSafer ? { ...terms, spared } : terms, EVEN)) hanging[board.targetOf(move)] = 1;
  }
  return hanging;
};

/** The terms where later captures may not pay for a new threat that stood before, nor exchanges that the moved piece offers. */
export const barringOld = (
  context: MoveContext,
  pasts: readonly Past[],
  meetings: readonly PackedMove[],
  terms: ExchangeTerms,
): ExchangeTerms => {
  const { after, mover, law } = context;
  const pairs = meetings.filter((move) => after.moverOf(move) === mover).map((move) => pairIn(after, move));
  for (const { board, gains } of law.newness.barsOldGains ? pasts : [])
    pairs.push(...gains.map((move) => pairIn(board, move)));
  return barring(terms, pairs);
};

/** The terms with the captures of these threats barred too, which the move did not make: they stood before. */
export const barringToo = (
  { law }: MoveContext,
  terms: ExchangeTerms,
  stood: readonly Threat[],
): ExchangeTerms => {
  const captures = law.newness.barsOldGains ? stood.filter(({ target }) => target !== 0) : [];
  return barring(
    terms,
    captures.map(({ captor, target }) => pairOf(captor, target)),
  );
};

/** The same terms where there is nothing to bar. */
const barring = (terms: ExchangeTerms, pairs: readonly number[]): ExchangeTerms => {
  if (pairs.length === 0) return terms;
  const barred = terms.barred?.slice() ?? new Uint8Array(PAIRS);
  for (const pair of pairs) barred[pair] = 1;
  return { ...terms, barred };
};

const pairIn = (board: Board, move: PackedMove): number => pairOf(board.moverOf(move), board.targetOf(move));

/**
 * Whether the threat stood before at no less, whatever hung there, and no rescue of the moved piece
 * can have made it: told without a look at what else was on the board.
 */
export const stoodPlainly = (
  context: MoveContext,
  threat: Threat,
  pasts: readonly Past[],
  terms: ExchangeTerms,
): boolean => {
  const { before, mover, foe, law } = context;
  return (
    law.newness.asked &&
    threat.target !== 0 &&
    attackersOf(before, before.cellOf(mover), foe).length === 0 &&
    pasts.some((past) => isOpen(past, threat) && couldWin(context, threat, past, terms))
  );
};

/** Whether the move made the threat, or made it stronger. */
export const isNew = (
  context: MoveContext,
  threat: Threat,
  pasts: readonly Past[],
  terms: ExchangeTerms,
): boolean => {
  if (!context.law.newness.asked) return true;
  const stood = pasts.some(
    (past) => isOpen(past, threat) && couldWin(context, threat, past, past.sparing(threat.captor)),
  );
  return !stood || isMadeByRescue(context, threat, pasts, terms);
};

/** Whether as much could not be won before with all that hung charged in full, and the rescued piece takes part now. */
const isMadeByRescue = (
  context: MoveContext,
  threat: Threat,
  pasts: readonly Past[],
  terms: ExchangeTerms,
): boolean =>
  context.law.newness.byRescue &&
  pasts.some((past) => past.hanging[context.mover] === 1) &&
  !pasts.some((past) => isOpen(past, threat) && couldWin(context, threat, past, past.inFull)) &&
  takesPart(context, threat, terms);

/** Whether the capture that a threat begins with, if it does, was legal then. */
const isOpen = ({ board }: Past, { captor, target }: Threat): boolean =>
  target === 0 || canTake(board, captor, target);

/**
 * Whether as much could be won then: by the same pair, or, for checks first, by any line that wins
 * one of the pieces that the opponent may choose to lose now.
 */
const couldWin = (context: MoveContext, threat: Threat, at: Past, terms: ExchangeTerms): boolean => {
  const { board, search } = at;
  const { captor, target, value } = threat;
  if (target !== 0) return search.reaches(takes(board, captor, target), terms, value);
  const past = threatsOn(board, search, terms, value);
  if (past.length === 0) return false;
  const won = threat.lines.flatMap((line) => winningsOf(context.after, line));
  return past.some(({ lines }) =>
    lines.some((line) => winningsOf(board, line).some((id) => won.includes(id))),
  );
};

/**
 * Whether the moved piece adds to the attack: without it the gain falls, on the target's own square
 * too, or the target could get away.
 */
const takesPart = (context: MoveContext, threat: Threat, terms: ExchangeTerms): boolean => {
  const { after, mover, law, budget } = context;
  const { captor, target, value } = threat;
  if (captor === mover || threat.lines.every((line) => line.some((m) => after.moverOf(m) === mover)))
    return true;
  if (ROLE_OF[mover] === KING) return false;
  const without = after.clone();
  without.lift(mover);
  const search = new ExchangeSearch(without, budget, law.exchange);
  if (target === 0) return threatsOn(without, search, terms).every((t) => t.value < value);
  if (!canTake(without, captor, target)) return true;
  const taking = takes(without, captor, target);
  return (
    (!search.reaches(taking, terms, value) && !search.winsOnSquare(taking, terms)) ||
    (law.newness.byBinding && binds(context, target, without, terms))
  );
};

/**
 * 不能离线: whether the target has a safe way out without the moved piece, and none with it because
 * that piece itself would punish every one; lines and legs open in both. Pawns are bound to no line.
 */
const binds = (context: MoveContext, target: PieceId, without: Board, terms: ExchangeTerms): boolean => {
  if (worthOf(target) === 0) return false;
  const open = waysOf(context.after, target);
  const ways = waysOf(without, target).filter((move) => open.includes(move));
  return (
    ways.some((move) => !isPunished(context, without, move, terms)) &&
    ways.every((move) => isPunished(context, context.after, move, terms, context.mover))
  );
};

const waysOf = (board: Board, id: PieceId): PackedMove[] => {
  const buffer = new Int32Array(MOVES_PER_NODE);
  return [...buffer.subarray(0, generateFrom(board, id, buffer, 0))];
};

/** Whether the opponent, playing the move, exposes his king, is mated or loses half of what the piece is worth: by whatever piece, or by this one. */
const isPunished = (
  { law, budget }: MoveContext,
  board: Board,
  move: PackedMove,
  terms: ExchangeTerms,
  by?: PieceId,
): boolean => {
  board.pass();
  const least = Math.max(EVEN, worthOf(board.moverOf(move)) / 2);
  const isLegal = isSafe(board, move);
  const taken = board.make(move);
  const bars: Bars | undefined =
    by === undefined ? undefined : (_, first, depth) => depth === 0 && board.moverOf(first) !== by;
  const isHit =
    !isLegal ||
    budget.mate(board, law.killChecks, bars) !== undefined ||
    threatsOn(board, new ExchangeSearch(board, budget, law.exchange), terms, least).some(
      ({ captor }) => by === undefined || captor === by,
    );
  board.unmake(move, taken);
  board.pass();
  return isHit;
};
