import {
  fileOf,
  inPalace,
  isAcrossRiver,
  opposite,
  rankOf,
  squareAt,
  SQUARES,
  type Color,
  type Move,
  type Piece,
  type Setup,
  type Square,
} from '@qili/rules';

/**
 * The rules of movement once more, slowly and from the book: no tables, no cells, no cleverness.
 * The fast generator must agree with it everywhere.
 */
export type Placement = ReadonlyMap<Square, Piece>;

/** Whether the piece on `from` could go to `to`, whoever's turn it is and whatever happens to its king. */
export const mayGo = (pieces: Placement, { from, to }: Move): boolean => {
  const piece = pieces.get(from);
  if (piece === undefined || from === to || pieces.get(to)?.color === piece.color) return false;
  const across = fileOf(to) - fileOf(from);
  const up = rankOf(to) - rankOf(from);
  const [wide, high] = [Math.abs(across), Math.abs(up)];
  switch (piece.role) {
    case 'king':
      return inPalace(to, piece.color) && wide + high === 1;
    case 'advisor':
      return inPalace(to, piece.color) && wide === 1 && high === 1;
    case 'elephant':
      return (
        wide === 2 &&
        high === 2 &&
        !isAcrossRiver(to, piece.color) &&
        isEmpty(pieces, from, across / 2, up / 2)
      );
    case 'horse':
      return wide * high === 2 && isEmpty(pieces, from, Math.trunc(across / 2), Math.trunc(up / 2));
    case 'rook':
      return wide * high === 0 && between(pieces, from, to) === 0;
    case 'cannon':
      return wide * high === 0 && between(pieces, from, to) === (pieces.has(to) ? 1 : 0);
    case 'pawn': {
      const forward = piece.color === 'red' ? 1 : -1;
      return (wide === 0 && up === forward) || (wide === 1 && high === 0 && isAcrossRiver(from, piece.color));
    }
  }
};

const isEmpty = (pieces: Placement, from: Square, across: number, up: number): boolean => {
  const square = squareAt(fileOf(from) + across, rankOf(from) + up);
  return square !== undefined && !pieces.has(square);
};

const between = (pieces: Placement, from: Square, to: Square): number => {
  const across = Math.sign(fileOf(to) - fileOf(from));
  const up = Math.sign(rankOf(to) - rankOf(from));
  let count = 0;
  for (let n = 1; ; n++) {
    const square = squareAt(fileOf(from) + n * across, rankOf(from) + n * up);
    if (square === undefined || square === to) return count;
    if (pieces.has(square)) count++;
  }
};

/** Whether the king of the colour could be taken, or faces the other king. */
export const isAttacked = (pieces: Placement, color: Color): boolean => {
  const king = kingOf(pieces, color);
  if (king === undefined) return false;
  const other = kingOf(pieces, opposite(color));
  const facing = other !== undefined && fileOf(other) === fileOf(king) && between(pieces, king, other) === 0;
  return facing || [...pieces].some(([from, p]) => p.color !== color && mayGo(pieces, { from, to: king }));
};

const kingOf = (pieces: Placement, color: Color): Square | undefined =>
  [...pieces].find(([, p]) => p.role === 'king' && p.color === color)?.[0];

/** The placement after a move. */
export const after = (pieces: Placement, { from, to }: Move): Placement => {
  const next = new Map(pieces);
  const piece = pieces.get(from);
  next.delete(from);
  return piece === undefined ? next : next.set(to, piece);
};

/** Pseudo-legal moves of the side to move, by origin and target. */
export const dumbPseudo = ({ pieces, turn }: Setup): Move[] =>
  [...pieces]
    .filter(([, piece]) => piece.color === turn)
    .flatMap(([from]) => SQUARES.map((to) => ({ from, to })).filter((move) => mayGo(pieces, move)))
    .sort((a, b) => a.from - b.from || a.to - b.to);

/** Legal moves of the side to move, by origin and target. */
export const dumbLegal = (setup: Setup): Move[] =>
  dumbPseudo(setup).filter((move) => !isAttacked(after(setup.pieces, move), setup.turn));
