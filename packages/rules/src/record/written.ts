import type { GameRecord } from './game.ts';
import type { Written } from './format.ts';
import { withoutControls } from './encoding.ts';
import { encodeUtf8 } from './platform.ts';

/** A writer of text as a writer of bytes: UTF-8 holds every character, so nothing is shortened. */
export const inUtf8 =
  (write: (games: readonly GameRecord[]) => string) =>
  (games: readonly GameRecord[]): Written => ({
    bytes: encodeUtf8(withoutControls(write(games))),
    shortened: [],
  });
