import {
  BOTH_TAGS,
  CELL_COUNT,
  CELLS,
  cellOf,
  FIRST_SLOT,
  OFF_BOARD,
  PIECE_LIMIT,
  pieceOfId,
  RED_TAG,
  squareOf,
  squareUnder,
  tagOf,
  type Cell,
  type PieceId,
} from './cells.ts';
import type { Move } from './move.ts';
import type { Square } from './square.ts';
import { MOST_OF, ROLES, type Color, type Piece } from './types.ts';
import { TURN_HI, TURN_LO, ZOBRIST_BASE, ZOBRIST_HI, ZOBRIST_LO } from './zobrist.ts';

/** A move packed into one integer for the hot path: `from cell | to cell << 8`. */
export type PackedMove = number;

export const packMove = (move: Move): PackedMove => cellOf(move.from) | (cellOf(move.to) << 8);

export const unpackMove = (move: PackedMove): Move => ({
  from: squareOf(move & 255),
  to: squareOf(move >> 8),
});

/** A point becomes occupied or empty: its bit in its rank, `cell >> 4`, and in its file, `16 + (cell & 15)`. */
export const toggleOccupied = (occupied: Uint16Array, cell: Cell): void => {
  occupied[cell >> 4]! ^= 1 << (cell & 15);
  occupied[16 + (cell & 15)]! ^= 1 << (cell >> 4);
};

/** The cells of a board without pieces. */
const EMPTY = Uint8Array.from({ length: CELL_COUNT }, (_, cell) =>
  squareUnder(cell) === undefined ? OFF_BOARD : 0,
);

/**
 * The mutable board that searches run on: make and unmake, piece numbers that stay with a piece
 * for life, and an incremental hash. Everything above `position/` sees it through immutable
 * positions; only searches hold one.
 */
export class Board {
  /** Piece number by cell; 0 empty, `OFF_BOARD` in the frame. */
  readonly cells: Uint8Array;
  /** Cell by piece number; 0 when the piece is not on the board. */
  readonly places: Uint8Array;
  /** Occupied points as bits, by the rank's half of their cells and, from 16 on, by the file's half: see {@link toggleOccupied}. */
  readonly occupied: Uint16Array;
  /** Tag of the side to move. */
  turn: number = RED_TAG;
  hashLo = 0;
  hashHi = 0;

  /** An empty board, or one that takes over these contents. */
  constructor(cells = EMPTY.slice(), places = new Uint8Array(PIECE_LIMIT), occupied = new Uint16Array(32)) {
    this.cells = cells;
    this.places = places;
    this.occupied = occupied;
  }

  /** A board with these pieces, or undefined where a side has more of a kind than a set holds. */
  static from(pieces: Iterable<readonly [Square, Piece]>, turn: Color): Board | undefined {
    const board = new Board();
    for (const [square, piece] of pieces) if (!board.place(piece, cellOf(square))) return undefined;
    if (turn === 'black') board.pass();
    return board;
  }

  clone(): Board {
    const copy = new Board(this.cells.slice(), this.places.slice(), this.occupied.slice());
    copy.turn = this.turn;
    copy.hashLo = this.hashLo;
    copy.hashHi = this.hashHi;
    return copy;
  }

  /** The piece that would make the move. */
  moverOf(move: PackedMove): PieceId {
    return this.cells[move & 255]!;
  }

  /** What the move would take, or 0. */
  targetOf(move: PackedMove): PieceId {
    return this.cells[move >> 8]!;
  }

  /** Where the piece stands, or 0 when it is off the board. */
  cellOf(id: PieceId): Cell {
    return this.places[id]!;
  }

  isOnBoard(id: PieceId): boolean {
    return this.places[id] !== 0;
  }

  /** Puts a new piece on an empty cell; false when the set has no such piece left. */
  private place(piece: Piece, cell: Cell): boolean {
    const role = ROLES.indexOf(piece.role);
    const first = tagOf(piece.color) + (FIRST_SLOT[role] ?? 0);
    for (let id = first; id < first + MOST_OF[piece.role]; id++) {
      if (this.places[id] !== 0) continue;
      this.put(id, cell);
      return true;
    }
    return false;
  }

  /** Sets a piece that is off the board on an empty cell. */
  put(id: PieceId, cell: Cell): void {
    this.cells[cell] = id;
    this.places[id] = cell;
    toggleOccupied(this.occupied, cell);
    this.toggle(id, cell);
  }

  /** Takes the piece off the board; its cell becomes empty. */
  lift(id: PieceId): void {
    const cell = this.places[id] ?? 0;
    this.cells[cell] = 0;
    this.places[id] = 0;
    toggleOccupied(this.occupied, cell);
    this.toggle(id, cell);
  }

  /** Moves the piece on the first cell to the second, takes what stands there, passes the turn; answers the piece taken or 0. */
  make(move: PackedMove): PieceId {
    const { cells, places, occupied } = this;
    const from = move & 255;
    const to = move >> 8;
    const id = cells[from]!;
    const taken = cells[to]!;
    cells[from] = 0;
    cells[to] = id;
    places[id] = to;
    toggleOccupied(occupied, from);
    this.turn ^= BOTH_TAGS;
    const base = ZOBRIST_BASE[id]!;
    this.hashLo ^= ZOBRIST_LO[base + from]! ^ ZOBRIST_LO[base + to]! ^ TURN_LO;
    this.hashHi ^= ZOBRIST_HI[base + from]! ^ ZOBRIST_HI[base + to]! ^ TURN_HI;
    if (taken === 0) toggleOccupied(occupied, to);
    else {
      places[taken] = 0;
      this.toggle(taken, to);
    }
    return taken;
  }

  /** Takes back the move that `make` just made, given what it answered. */
  unmake(move: PackedMove, taken: PieceId): void {
    const { cells, places, occupied } = this;
    const from = move & 255;
    const to = move >> 8;
    const id = cells[to]!;
    cells[from] = id;
    cells[to] = taken;
    places[id] = from;
    toggleOccupied(occupied, from);
    this.turn ^= BOTH_TAGS;
    const base = ZOBRIST_BASE[id]!;
    this.hashLo ^= ZOBRIST_LO[base + from]! ^ ZOBRIST_LO[base + to]! ^ TURN_LO;
    this.hashHi ^= ZOBRIST_HI[base + from]! ^ ZOBRIST_HI[base + to]! ^ TURN_HI;
    if (taken === 0) toggleOccupied(occupied, to);
    else {
      places[taken] = to;
      this.toggle(taken, to);
    }
  }

  /** Gives the turn to the other side without a move. */
  pass(): void {
    this.turn ^= BOTH_TAGS;
    this.hashLo ^= TURN_LO;
    this.hashHi ^= TURN_HI;
  }

  private toggle(id: PieceId, cell: Cell): void {
    const i = ZOBRIST_BASE[id]! + cell;
    this.hashLo ^= ZOBRIST_LO[i]!;
    this.hashHi ^= ZOBRIST_HI[i]!;
  }

  /** The pieces on the board by square, in the order of the squares. */
  pieces(): Map<Square, Piece> {
    const pieces = new Map<Square, Piece>();
    for (const cell of CELLS) {
      const id = this.cells[cell] ?? 0;
      if (id !== 0) pieces.set(squareOf(cell), pieceOfId(id));
    }
    return pieces;
  }

  get color(): Color {
    return this.turn === RED_TAG ? 'red' : 'black';
  }
}
