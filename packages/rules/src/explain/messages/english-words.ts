import type { Role } from '../../board/types.ts';

export const SIDE = { red: 'Red', black: 'Black' } as const;
export const NATURE = {
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
export const ROLE = {
  king: 'king',
  advisor: 'advisor',
  elephant: 'elephant',
  horse: 'horse',
  rook: 'rook',
  cannon: 'cannon',
  pawn: 'pawn',
} as const;
export const NUMBERS = [
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

/** One check, two checks. */
export const count = (n: number, one: string, many: string): string =>
  `${NUMBERS[n] ?? String(n)} ${n === 1 ? one : many}`;
export const times = (n: number): string =>
  n === 1 ? 'once' : n === 2 ? 'twice' : `${NUMBERS[n] ?? String(n)} times`;
/** Conjugates for a list of subjects: one rook attacks, two rooks attack. */
export const verb = (subjects: readonly unknown[], one: string, many: string): string =>
  subjects.length === 1 ? one : many;

/** The same words after an article: a rook, an elephant. */
export const withArticle = (word: string): string => `${/^[aeiou]/u.test(word) ? 'an' : 'a'} ${word}`;

export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

/** Pieces by role, like ones counted: a rook and two pawns. */
export const rolesOf = (pieces: readonly { readonly role: Role }[]): string => {
  const roles = pieces.map((piece) => piece.role);
  return listed(
    [...new Set(roles)].map((role) => {
      const n = roles.filter((other) => other === role).length;
      return n === 1 ? withArticle(ROLE[role]) : count(n, ROLE[role], `${ROLE[role]}s`);
    }),
  );
};

export const OBSTACLE = {
  'no-such-piece': 'no such piece is there',
  'wrong-side': 'the piece belongs to the other side',
  'cannot-go-there': 'the piece cannot go there',
  'leaves-king-in-check': 'it leaves the own king in check or facing the other king',
} as const;
