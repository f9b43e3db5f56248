/** XQF, the files of 象棋演播室: a header of 1024 bytes, then a record a move. Version 10 is plain, later ones are encrypted. */
export const HEADER = 0x400;
export const PLAIN_VERSION = 10;
/** From this version on the list of pieces is also rotated. */
export const ROTATED_VERSION = 12;
/** The newest version that has been seen. */
export const NEWEST_VERSION = 18;

/** Where a tag stands: a byte of length, then at most `most` bytes of GBK. */
export interface Field {
  readonly tag: string;
  readonly at: number;
  readonly most: number;
}

export const FIELDS: readonly Field[] = [
  { tag: 'Title', at: 0x50, most: 63 },
  { tag: 'Event', at: 0xd0, most: 63 },
  { tag: 'Date', at: 0x110, most: 15 },
  { tag: 'Site', at: 0x120, most: 15 },
  { tag: 'Red', at: 0x130, most: 15 },
  { tag: 'Black', at: 0x140, most: 15 },
  { tag: 'TimeControl', at: 0x150, most: 63 },
  { tag: 'RedTime', at: 0x190, most: 15 },
  { tag: 'BlackTime', at: 0x1a0, most: 15 },
  { tag: 'Annotator', at: 0x1d0, most: 15 },
  { tag: 'Author', at: 0x1e0, most: 15 },
];

/** The bytes of the squares of 32 pieces, the side to move, the result, and what part of a game it is. */
export const SQUARES_AT = 0x10;
export const TURN_AT = 0x32;
export const RESULT_AT = 0x33;
export const KIND_AT = 0x40;
/** A full game or an opening begins from the usual position; others have a board of their own. */
export const FIRST_KIND_WITH_BOARD = 2;
