import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { GameRole } from '@qili/protocol';

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 16;
const SECRET_BYTES = 16;

/** A new public name of a game: 80 random bits. */
export const newGameId = (): string =>
  Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A new secret of a link: 128 random bits. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What is stored of a secret. It is random throughout, so that a plain hash cannot be guessed backwards. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The hashes of the links of a game. */
export interface Hashes {
  readonly red: Buffer;
  readonly black: Buffer;
  readonly arbiter: Buffer;
}

/** Who a secret says that its bearer is; undefined where it is none of this game. Takes as long for each. */
export const roleOf = (secret: string, hashes: Hashes): GameRole | undefined => {
  const hash = hashOf(secret);
  const roles = (['red', 'black', 'arbiter'] as const).filter((role) => timingSafeEqual(hash, hashes[role]));
  return roles[0];
};
