import { moveName } from '../../board/move.ts';
import { squareName } from '../../board/square.ts';
import { opposite } from '../../board/types.ts';
import { EVEN } from '../../tactics/worth.ts';
import type { Messages } from './messages.ts';

const SIDE = { red: 'Red', black: 'Black' } as const;
const ORDER = { alone: '', front: 'front ', middle: 'middle ', rear: 'rear ' } as const;
const NATURE = {
  check: 'check',
  kill: 'kill',
  chase: 'chase',
  exchange: 'exchange',
  offer: 'offer',
  block: 'block',
  follow: 'follow',
  idle: 'idle',
  unknown: 'undecided',
} as const;
const ROLE = {
  king: 'king',
  advisor: 'advisor',
  elephant: 'elephant',
  horse: 'horse',
  rook: 'rook',
  cannon: 'cannon',
  pawn: 'pawn',
} as const;
const SHARE = {
  check: ['check', 'checks'],
  kill: ['kill', 'kills'],
  chase: ['chase', 'chases'],
  idle: ['idle move', 'idle moves'],
  unknown: ['undecided move', 'undecided moves'],
} as const;
const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

const count = (n: number, one: string, many: string): string =>
  `${NUMBERS[n] ?? String(n)} ${n === 1 ? one : many}`;
const times = (n: number): string =>
  n === 1 ? 'once' : n === 2 ? 'twice' : `${NUMBERS[n] ?? String(n)} times`;
/** Conjugates for a list of subjects: one rook attacks, two rooks attack. */
const verb = (subjects: readonly unknown[], one: string, many: string): string =>
  subjects.length === 1 ? one : many;

const OBSTACLE = {
  'no-such-piece': 'no such piece is there',
  'wrong-side': 'the piece belongs to the other side',
  'cannot-go-there': 'the piece cannot go there',
  'leaves-king-in-check': 'it leaves the own king in check or facing the other king',
} as const;

/** English, with the WXF way of counting files: each side from its own right, 1 to 9. */
export const en: Messages = {
  side: SIDE,
  role: { red: ROLE, black: ROLE },
  nature: NATURE,
  piece: ({ color, role, file, order }) =>
    role === 'king'
      ? `${SIDE[color]}’s king`
      : `${SIDE[color]}’s ${ORDER[order]}${ROLE[role]} on file ${String(file)}`,
  list: (items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`,
  paragraph: (sentences) => sentences.filter((sentence) => sentence !== '').join(' '),
  about: (move, nature, sentences) => `${move} (${nature}): ${sentences}`,

  check: (by, { moved, name }) => {
    if (by.length > 1) return `${name(by)} give check together.`;
    return by.some(({ at }) => at === moved.at)
      ? `${name(by)} gives check.`
      : `${name([moved])} steps aside and ${name(by)} gives check.`;
  },
  kill: (line, { mover, play }) => {
    const checks = Math.ceil(line.length / 2);
    const other = SIDE[opposite(mover)];
    return checks === 1
      ? `If ${other} does nothing, ${play(line)} is mate.`
      : `If ${other} does nothing, ${count(checks, 'check', 'checks')} in a row lead to mate: ${play(line)}.`;
  },
  chase: {
    capture: ({ by, target }, { name }) => `${name(by)} ${verb(by, 'attacks', 'attack')} ${name([target])}.`,
    discovered: ({ by, target }, { name, moved }) =>
      `${name([moved])} makes way for ${name(by)} to attack ${name([target])}.`,
    joint: ({ by, target }, { name }) =>
      by.length > 1
        ? `${name(by)} together attack ${name([target])}.`
        : `With other pieces’ help ${name(by)} attacks ${name([target])}.`,
    'root-cut': ({ by, target }, { name }) =>
      `The move cuts off the protector of ${name([target])}, which ${name(by)} now ${verb(by, 'attacks', 'attack')}.`,
    checks: ({ by, target }, { name }) =>
      `${name(by)} ${verb(by, 'means', 'mean')} to win ${name([target])} by way of check.`,
    exchange: ({ by, target }, { name }) =>
      `${name(by)} ${verb(by, 'attacks', 'attack')} ${name([target])}; the whole exchange has to be counted.`,
  },
  root: {
    none: ({ target }) => `The ${ROLE[target.role]} has no protector.`,
    false: ({ target }) =>
      `The ${ROLE[target.role]} has only a false protector, which cannot really take back.`,
    outnumbered: ({ target }) => `The ${ROLE[target.role]} has fewer protectors than attackers.`,
    true: ({ by, target }) => {
      const taker = by[0];
      return target.role === 'rook' && taker !== undefined && taker.role !== 'rook'
        ? `The rook is protected, but a ${ROLE[taker.role]} for a rook is a gain all the same.`
        : `The ${ROLE[target.role]} is protected, but the exchange is a gain all the same.`;
    },
  },
  wins: ({ value, line }, { mover, play }) =>
    `If ${SIDE[opposite(mover)]} does nothing, ${play(line)} ${value > EVEN ? 'wins material' : 'comes out even, which still is a chase'}.`,
  meeting: {
    exchange: (by, target, { name }) =>
      `${name(by)}, protected, ${verb(by, 'offers itself', 'offer themselves')} to ${name([target])} in exchange.`,
    offer: (by, target, { name }) =>
      `${name(by)}, unprotected, ${verb(by, 'offers itself', 'offer themselves')} to ${name([target])} for nothing.`,
  },
  taken: (line, { mover, play }) =>
    `If ${SIDE[opposite(mover)]} takes (${play(line)}), there is neither mate nor a loss of material at once, so this is no attack.`,
  hold: {
    block: (by, target, { name }) =>
      `${name(by)} ${verb(by, 'stands', 'stand')} in the way of ${name([target])} without attacking, which is idle.`,
    follow: (by, target, { name }) =>
      `${name(by)} ${verb(by, 'watches', 'watch')} ${name([target])}, which is protected, without being able to win it; that is idle.`,
  },
  idle: 'No check, no mate threat and no chase.',
  unknown: (asked, nodes) =>
    `After ${String(nodes)} positions it is still open whether this is a ${NATURE[asked]}.`,
  excuse: {
    'king-or-pawn': ({ by, target }, { name }) =>
      `${name(by)} ${verb(by, 'attacks', 'attack')} ${target === undefined ? 'a piece' : name([target])}, but kings and pawns may themselves chase, so this is idle.`,
    'king-answers-check': ({ nature }) =>
      `The ${NATURE[nature]} comes from the king’s stepping out of check, so it counts as idle.`,
    'stood-before': ({ nature, by, target }, { name }) =>
      target === undefined
        ? `The ${NATURE[nature]} stood before the move and was not made by it, so it does not count.`
        : `${name(by)} could take ${name([target])} before the move as well, so it is no new chase.`,
    'same-type-meets': ({ by, target }, { name }) =>
      `${name(by)} ${verb(by, 'meets', 'meet')} ${target === undefined ? 'a piece of the same kind' : name([target])}, and either may take the other, so it is no chase.`,
    'key-point': ({ nature }) =>
      `The ${NATURE[nature]} only comes with the occupation of a key defensive point, so it counts as idle.`,
    'joint-attack': ({ by, target }, { name }) =>
      `${name(by)} ${verb(by, 'attacks', 'attack')} ${target === undefined ? 'a piece' : name([target])} only together with another piece; by these rules a joint attack is idle.`,
    'own-doing': ({ target }, { mover, name }) =>
      `${target === undefined ? 'The piece' : name([target])} stands attacked by ${SIDE[opposite(mover)]}’s own doing, so it counts as idle.`,
    'taking-loses': ({ by, target, line }, { name, play }) => {
      const proof = line.length === 0 ? '' : ` (${play(line)})`;
      return target === undefined
        ? `It looks like a mate threat, but there is an answer${proof}, so it is no kill.`
        : `If ${name(by)} ${verb(by, 'takes', 'take')} ${name([target])}, it is the taker’s loss${proof}, so it is no chase.`;
    },
  },

  pattern: {
    'perpetual-check': 'perpetual check',
    'perpetual-kill': 'perpetual kill (mate threats)',
    'perpetual-chase': 'perpetual chase',
    'perpetual-exchange': 'perpetual exchange',
    'perpetual-offer': 'perpetual offer',
    'perpetual-block': 'perpetual block',
    'perpetual-follow': 'perpetual follow',
    'all-idle': 'idle moves',
  },
  shares: (shares) => shares.map(([head, n]) => count(n, SHARE[head][0], SHARE[head][1])).join(', '),
  ruling: {
    none: (red, black) => `Red: ${red}. Black: ${black}. No ruling yet.`,
    draw: (red, black) => `Red: ${red}. Black: ${black}. Draw if neither changes.`,
    'red-must-change': (red, black) => `Red: ${red}. Black: ${black}. Red must change or lose.`,
    'black-must-change': (red, black) => `Red: ${red}. Black: ${black}. Black must change or lose.`,
    'red-loses': (red, black) => `Red: ${red}. Black: ${black}. Red did not change and loses.`,
    'black-loses': (red, black) => `Red: ${red}. Black: ${black}. Black did not change and loses.`,
  },
  state: {
    nothing: () => 'No position has come back.',
    repeated: (n, needed) =>
      `The same position has stood ${times(n)}; a ruling falls when it has stood ${times(needed)}.`,
    'may-claim-draw': (n) => `The same position has stood ${times(n)}; a player may claim the draw.`,
    'must-change': (n) => `The same position has stood ${times(n)}; the offender must change now.`,
    lost: (n) => `The same position has stood ${times(n)}, and the offender has not changed.`,
  },
  clause: (rules, clause, says) =>
    /^\d/u.test(clause) ? `${rules}, article ${clause}. ${says}` : `${rules}. ${says}`,
  founded: {
    stated: '',
    inferred: '(Not stated in the text; inferred from the figures.)',
    inherited: '(Taken over from another edition.)',
  },
  restsOnUnknown:
    'Some moves could not be settled within the search budget; the ruling may change with them.',
  restsOnSoft:
    'The ruling turns on the difference between a joint chase or a chase of an outnumbered piece and other attacks, which the book states least clearly; an arbiter should look at it.',
  end: {
    checkmate: (loser) => `${SIDE[loser]} is checkmated and loses.`,
    stalemate: (loser) => `${SIDE[loser]} has no legal move (stalemate) and loses.`,
  },

  setupFault: {
    'king-count': ({ color, count: n }) =>
      n === 0
        ? `${SIDE[color]} has no king.`
        : `${SIDE[color]} has ${count(n, 'king', 'kings')} instead of one.`,
    'too-many': ({ color, role, count: n, most }) =>
      `${SIDE[color]} has ${count(n, ROLE[role], `${ROLE[role]}s`)}; a set has ${NUMBERS[most] ?? String(most)}.`,
    misplaced: ({ square, piece }) =>
      `${SIDE[piece.color]}’s ${ROLE[piece.role]} can never stand on ${squareName(square)}.`,
    'kings-facing': ({ file }) =>
      `The kings face each other on Red’s file ${String(9 - file)} with nothing between.`,
    'waiting-side-in-check': ({ color }) =>
      `${SIDE[color]} is in check although it is the other side’s move.`,
  },
  fenFault: {
    empty: () => 'The FEN is empty; ten ranks and a side to move were expected.',
    'rank-count': ({ count: n }) =>
      `The FEN has ${count(n, 'rank', 'ranks')}; ten, separated by “/”, were expected.`,
    'rank-length': ({ rank, length }) =>
      `Rank ${String(10 - rank)} of the FEN, from the top, has ${count(length, 'point', 'points')} instead of nine.`,
    'piece-letter': ({ letter, rank, column }) =>
      `“${letter}” (rank ${String(10 - rank)} of the FEN from the top, character ${String(column)}) is no piece; k a b n r c p or a digit was expected.`,
    turn: ({ text }) => `“${text}” is no side to move; w (Red) or b (Black) was expected.`,
  },
  moveFault: {
    syntax: ({ text }) => `“${text}” is no move; something like “C2=5”, “炮二平五” or “h2e2” was expected.`,
    illegal: ({ text, because }) => `“${text}” cannot be played: ${OBSTACLE[because]}.`,
    ambiguous: ({ text, candidates }) =>
      `“${text}” fits more than one move: ${candidates.map(moveName).join(', ')}.`,
  },
  recordFault: {
    empty: () => 'The file is empty; a game was expected.',
    'too-big': ({ mebibytes, most }) =>
      `The file has ${String(mebibytes)} MiB; records have at most ${String(most)} MiB.`,
    binary: ({ begins }) =>
      `Neither text nor a known format (it begins with ${begins}); a game record was expected.`,
    'other-game': ({ name }) => `This is a game of another kind (${name}), not xiangqi.`,
    'no-moves': ({ text }) => `Moves were expected at “${text}”, but none can be read.`,
    json: ({ message }) => `Not whole JSON: ${message}`,
  },
  unclosedComment: 'The comment is not closed; “}” is missing.',
  obstacle: OBSTACLE,
  turn: (round, color) => `${SIDE[color]}’s move ${String(round)}`,
};
