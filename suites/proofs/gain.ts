import type { Board, PackedMove } from '../../packages/rules/src/board/board.ts';
import { isInCheck } from '../../packages/rules/src/movegen/attacks.ts';
import { legalOn } from '../boards.ts';
import { after } from '../mates/replay.ts';
import { balanceOf, entered, EVEN, isLevel, LEVEL, prizeOf, type Account } from './account.ts';
import { winsOnItsSquare } from './square-fight.ts';

/** Quiet checks that hunter and hunted may give in one line. */
const CHECKS = { hunter: 4, hunted: 2 } as const;
/** Plies of a line and positions in all after which a proof is given up. */
const PLIES = 40;
const POSITIONS = 400_000;

type Side = keyof typeof CHECKS;

/** How a line stands: what the hunter has won, the quiet checks given, the plies played. */
interface Stand {
  readonly account: Account;
  readonly checks: Readonly<Record<Side, number>>;
  readonly ply: number;
}

const BEGIN: Stand = { account: LEVEL, checks: { hunter: 0, hunted: 0 }, ply: 0 };

/** The hunter is the side that begins; `least` is what it is to keep, in half points. */
interface GainProof {
  /** What is still to be kept after the move, if the move keeps `least` by force; else undefined. */
  readonly keeps: (move: PackedMove, stand: Stand, least: number) => number | undefined;
  readonly isTooLarge: () => boolean;
}

/**
 * The game that is played out. The hunter may stop whenever it is not in check, capture, give at
 * most four quiet checks; the hunted may stop, capture, give two quiet checks or any that mates;
 * a side in check has all its legal moves. Who is mated has lost everything. Where a limit ends
 * the proof the hunter has not won: a claim may be refuted for that, but is never let through.
 */
const gainProof = (board: Board): GainProof => {
  const known = new Map<string, boolean>();
  let positions = 0;

  /** Whether the hunter, to move, can force so much. */
  const hunts = (stand: Stand, least: number): boolean => {
    if (balanceOf(stand.account) >= least && !isInCheck(board, board.turn)) return true;
    return (
      stand.ply < PLIES &&
      sharpMoves(board, stand, 'hunter').some((m) => keeps(m, stand, least) !== undefined)
    );
  };

  /** Whether the hunted, to move, can do nothing against it. */
  const yields = (stand: Stand, least: number): boolean => {
    if (balanceOf(stand.account) < least && !isInCheck(board, board.turn)) return false;
    const key = keyOf(board, stand, least);
    const answer = known.get(key) ?? (++positions <= POSITIONS && yieldsToAll(stand, least));
    known.set(key, answer);
    return answer;
  };

  const yieldsToAll = (stand: Stand, least: number): boolean =>
    sharpMoves(board, stand, 'hunted').every((move) => {
      const next = played(board, move, stand, 'hunted');
      return after(board, move, () => hunts(next, least));
    });

  const keeps = (move: PackedMove, stand: Stand, least: number): number | undefined => {
    const next = played(board, move, stand, 'hunter');
    const mayBeEven = least === EVEN && isLevel(stand.account) && board.targetOf(move) !== 0;
    if (mayBeEven && after(board, move, () => yields(next, 0)) && winsOnItsSquare(board, move)) return 0;
    return after(board, move, () => yields(next, least)) ? least : undefined;
  };

  return { keeps, isTooLarge: () => positions > POSITIONS };
};

const keyOf = ({ hashLo, hashHi }: Board, { account, checks, ply }: Stand, least: number): string => {
  const { pieces, pawns } = account;
  return [hashLo, hashHi, pieces, pawns, checks.hunter, checks.hunted, ply, least].join();
};

const played = (board: Board, move: PackedMove, { account, checks, ply }: Stand, side: Side): Stand => ({
  account: entered(account, board, move, side === 'hunter' ? 1 : -1),
  checks: isQuietCheck(board, move) ? { ...checks, [side]: checks[side] + 1 } : checks,
  ply: ply + 1,
});

const isQuietCheck = (board: Board, move: PackedMove): boolean =>
  board.targetOf(move) === 0 &&
  !isInCheck(board, board.turn) &&
  after(board, move, () => isInCheck(board, board.turn));

/** The moves that matter, the dearest captures first. */
const sharpMoves = (board: Board, { checks }: Stand, side: Side): PackedMove[] => {
  const mustAnswer = isInCheck(board, board.turn);
  const mayCheck = checks[side] < CHECKS[side];
  return legalOn(board)
    .filter((move) => mustAnswer || board.targetOf(move) !== 0 || isUsefulCheck(board, move, mayCheck))
    .sort((a, b) => prizeOf(board, b) - prizeOf(board, a));
};

const isUsefulCheck = (board: Board, move: PackedMove, mayCheck: boolean): boolean =>
  after(board, move, () => isInCheck(board, board.turn) && (mayCheck || legalOn(board).length === 0));

/**
 * What is wrong with a claimed gain: undefined if each move of the line is legal, the line itself
 * ends with at least `least`, and each of the hunter's moves in it keeps that much by force.
 */
export const flawOfGain = (board: Board, line: readonly PackedMove[], least: number): string | undefined => {
  const { keeps, isTooLarge } = gainProof(board);
  const flawFrom = (n: number, stand: Stand, due: number): string | undefined => {
    const move = line[n];
    if (move === undefined) return flawOfEnd(board, n, stand, due);
    if (!legalOn(board).includes(move)) return `move ${String(n)} of the line is illegal`;
    const isHunter = n % 2 === 0;
    const kept = isHunter ? keeps(move, stand, due) : due;
    if (kept === undefined)
      return isTooLarge()
        ? 'the proof is too large'
        : `move ${String(n)} of the line does not keep ${String(due)}`;
    const next = played(board, move, stand, isHunter ? 'hunter' : 'hunted');
    return after(board, move, () => flawFrom(n + 1, next, kept));
  };
  return line.length === 0 ? 'there is no line' : flawFrom(0, BEGIN, least);
};

const flawOfEnd = (board: Board, n: number, { account }: Stand, due: number): string | undefined => {
  const isMate = n % 2 === 1 && isInCheck(board, board.turn) && legalOn(board).length === 0;
  const won = balanceOf(account);
  return isMate || won >= due ? undefined : `the line ends with ${String(won)}, claimed ${String(due)}`;
};
