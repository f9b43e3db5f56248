import type { Piece, Setup, Square } from '@qili/rules';

/** A piece of a board on the screen, which stays itself while it moves. */
export interface Track {
  readonly id: number;
  readonly piece: Piece;
  readonly square: Square;
}

/** The pieces of a set-up by the numbers under which the screen knows them, ascending. */
export interface Tracks {
  readonly setup: Setup;
  readonly next: number;
  readonly list: readonly Track[];
}

const NONE: Pick<Tracks, 'next' | 'list'> = { next: 0, list: [] };

const isAlike = (a: Piece, b: Piece): boolean => a.color === b.color && a.role === b.role;

/**
 * The pieces of another set-up: what stands where it stood stays itself, and what left a point is
 * taken to be the like that has come to another; all others are new.
 */
export const tracksOf = (setup: Setup, { next, list }: Pick<Tracks, 'next' | 'list'> = NONE): Tracks => {
  const stays = (track: Track): boolean => {
    const piece = setup.pieces.get(track.square);
    return piece !== undefined && isAlike(piece, track.piece);
  };
  const kept = list.filter(stays);
  const left = list.filter((track) => !stays(track));
  const taken = new Set(kept.map(({ square }) => square));
  let fresh = next;
  const come = [...setup.pieces]
    .filter(([square]) => !taken.has(square))
    .map(([square, piece]): Track => {
      const like = left.findIndex((track) => isAlike(track.piece, piece));
      const [track] = like < 0 ? [] : left.splice(like, 1);
      return { id: track?.id ?? fresh++, piece, square };
    });
  return { setup, next: fresh, list: [...kept, ...come].sort((a, b) => a.id - b.id) };
};
