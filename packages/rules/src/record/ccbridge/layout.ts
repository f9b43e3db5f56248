import { ROLES, type Piece, type Role } from '../../board/types.ts';

/** CBR, a game of 象棋桥 CCBridge, version 2: fixed fields of UTF-16LE that end with a zero, the board, then a record a move. */
export const RECORD_MAGIC = 'CCBridge Record\0';
export const VERSION_AT = 19;
export const READ_VERSION = 2;

/** Where a tag stands: so many bytes, the zero among them. */
export interface Field {
  readonly tag: string;
  readonly at: number;
  readonly bytes: number;
}

export const FIELDS: readonly Field[] = [
  { tag: 'Title', at: 180, bytes: 128 },
  { tag: 'Source', at: 564, bytes: 64 },
  { tag: 'Event', at: 692, bytes: 64 },
  { tag: 'Round', at: 756, bytes: 64 },
  { tag: 'Group', at: 820, bytes: 32 },
  { tag: 'Board', at: 852, bytes: 32 },
  { tag: 'Date', at: 884, bytes: 64 },
  { tag: 'Site', at: 948, bytes: 64 },
  { tag: 'TimeControl', at: 1012, bytes: 64 },
  { tag: 'Red', at: 1076, bytes: 64 },
  { tag: 'RedTeam', at: 1140, bytes: 64 },
  { tag: 'RedTime', at: 1204, bytes: 64 },
  { tag: 'RedElo', at: 1268, bytes: 32 },
  { tag: 'Black', at: 1300, bytes: 64 },
  { tag: 'BlackTeam', at: 1364, bytes: 64 },
  { tag: 'BlackTime', at: 1428, bytes: 64 },
  { tag: 'BlackElo', at: 1492, bytes: 32 },
  { tag: 'Referee', at: 1524, bytes: 64 },
  { tag: 'Recorder', at: 1588, bytes: 64 },
  { tag: 'Annotator', at: 1652, bytes: 64 },
  { tag: 'Author', at: 1780, bytes: 64 },
  { tag: 'Termination', at: 2080, bytes: 32 },
];

export const KIND_AT = 2040;
export const RESULT_AT = 2076;
export const FIRST_MOVER_AT = 2112;
export const FIRST_ROUND_AT = 2116;
/** 90 bytes, row by row from Black's left corner as Red sees it. */
export const BOARD_AT = 2120;
export const CURRENT_STEP_AT = 2210;
export const MOVES_AT = 2214;

const ORDER: readonly Role[] = ['rook', 'horse', 'elephant', 'advisor', 'king', 'cannon', 'pawn'];
const COLOR_CODES = { red: 0x10, black: 0x20 } as const;

/** The byte of a piece on the board: 0x11 to 0x17 are Red's, 0x21 to 0x27 Black's. */
export const codeOf = ({ color, role }: Piece): number => COLOR_CODES[color] + ORDER.indexOf(role) + 1;

export const PIECE_OF_CODE: ReadonlyMap<number, Piece> = new Map(
  (['red', 'black'] as const).flatMap((color) =>
    ROLES.map((role): [number, Piece] => [codeOf({ color, role }), { color, role }]),
  ),
);

/** Bits of a move's record. */
export const LAST_OF_LINE = 1;
export const HAS_SIBLING = 2;
export const HAS_COMMENT = 4;

/** CBL, a library of games: a head, an index, and each game in blocks of 4096 bytes. */
export const LIBRARY_MAGIC = 'CCBridgeLibrary\0';
export const SLOTS_AT = 60;
export const INDEX_AT = 66_624;
export const ENTRY_BYTES = 276;
export const BLOCK_BYTES = 4096;
/** What an entry of the index says of its game: 0 where there is none, 5 where it was deleted. */
export const LIVE = 7;
