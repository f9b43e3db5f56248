import { ROLES, type Role } from '../board/types.ts';
import { LETTERS } from '../position/fen.ts';
import { tagOf } from './game.ts';

const XIANGQI = /^(?:|[-?*]|chinese ?chess|xiangqi|cchess|象棋|中国象棋|中國象棋|normal|standard)$/iu;

/** The name of another game that the tags give; undefined for xiangqi. */
export const otherGameOf = (tags: ReadonlyMap<string, string>): string | undefined =>
  ['Variant', 'Game'].map((key) => tagOf(tags, key)?.trim() ?? '').find((name) => !XIANGQI.test(name));

const roleOf = (letter: string): Role | undefined =>
  ROLES.find((role) => LETTERS[role].includes(letter.toLowerCase()));

/**
 * The letters by which a FEN that is no position of xiangqi shows itself to be of another game;
 * undefined where it may be a slip of the pen. One wrong letter is a slip; a kind of piece that both
 * sides have is none (`x` of 揭棋, `q` of Western chess), nor are two letters of one side for what
 * would be one role (`B` and `M` of Manchu chess, where M is a piece of its own).
 */
export const foreignLetters = (fen: string): string | undefined => {
  const [placement = ''] = fen.trim().split(/\s/u, 1);
  const letters = [...new Set(placement.replaceAll(/[^\p{L}]/gu, ''))].toSorted();
  const onBoth = letters.filter(
    (letter) =>
      roleOf(letter) === undefined &&
      letter.toUpperCase() !== letter.toLowerCase() &&
      letters.includes(letter.toUpperCase()) &&
      letters.includes(letter.toLowerCase()),
  );
  const isTwin = (a: string, b: string): boolean =>
    a !== b && isUpper(a) === isUpper(b) && roleOf(a) !== undefined && roleOf(a) === roleOf(b);
  const twice = letters.filter((letter) => letters.some((other) => isTwin(letter, other)));
  const foreign = onBoth.length > 0 ? onBoth : twice;
  return foreign.length === 0 ? undefined : foreign.join(' ');
};

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();
