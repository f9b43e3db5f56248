import type { GameRecord } from './game.ts';
import type { Written } from './format.ts';
import { encodeUtf8 } from './platform.ts';

/** A writer of text as a writer of bytes: UTF-8 holds everything, so nothing is shortened. */
export const inUtf8 =
  (write: (games: readonly GameRecord[]) => string) =>
  (games: readonly GameRecord[]): Written => ({ bytes: encodeUtf8(write(games)), shortened: [] });
