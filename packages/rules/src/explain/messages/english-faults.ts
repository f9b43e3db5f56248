import { moveName } from '../../board/move.ts';
import { squareName } from '../../board/square.ts';
import { count, NUMBERS, OBSTACLE, ROLE, SIDE } from './english-words.ts';
import type { Messages } from './messages.ts';

type Sections = Pick<
  Messages,
  'setupFault' | 'fenFault' | 'moveFault' | 'recordFault' | 'unclosedComment' | 'truncated'
>;

/** What may be wrong with positions, moves and records. */
export const ENGLISH_FAULTS: Sections = {
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
    'too-big': ({ most }) => `The file is larger than any record: they have at most ${String(most)} MiB.`,
    binary: ({ begins }) =>
      `Neither text nor a known format (it begins with ${begins}); a game record was expected.`,
    'other-game': ({ name }) => `This is a game of another kind (${name}), not xiangqi.`,
    'foreign-pieces': ({ letters }) =>
      `Pieces that xiangqi does not have (${letters}): this is a game of another kind.`,
    'foreign-move': ({ text }) =>
      `No game of xiangqi begins with “${text}”: this is a game of another kind, or the position it starts from is missing.`,
    'no-moves': ({ text }) => `Moves were expected at “${text}”, but none can be read.`,
    'empty-board': ({ title }) => `The board is empty: a heading (“${title}”), not a game.`,
    'board-rows': ({ rows }) =>
      `The drawing of the board has ${String(rows)} rows of nine points that can be made out; ten were expected.`,
    damaged: ({ part, byte }) =>
      `The file is damaged: its ${part === 'moves' ? 'list of moves' : part}, at byte ${String(byte)}, cannot be right.`,
    'unknown-version': ({ version }) =>
      `Version ${String(version)} of this format is not known; nobody has described it.`,
    json: ({ message }) => `Not whole JSON: ${message}`,
  },
  unclosedComment: 'The comment is not closed; “}” is missing.',
  truncated: 'The file ends here, but more moves were to follow.',
};
