import checkAndIdle from '../../../../../examples/exchange-and-offer.pgn?raw';
import blockAgainstKill from '../../../../../examples/block-against-perpetual-kill.pgn?raw';
import checkAnswersCheck from '../../../../../examples/check-answers-check.pgn?raw';
import perpetualChase from '../../../../../examples/perpetual-chase.pgn?raw';
import perpetualCheck from '../../../../../examples/perpetual-check.pgn?raw';
import twoAgainstOne from '../../../../../examples/two-attacks-against-one.pgn?raw';
import { FORMATS, type GameRecord } from '@qili/rules';

/** The lessons of the six cards, in the order in which they are best learnt. */
export const LESSONS = [
  'perpetual-check',
  'check-answers-check',
  'perpetual-chase',
  'block-against-kill',
  'two-against-one',
  'check-and-idle',
] as const;
export type LessonId = (typeof LESSONS)[number];

const RECORDS: Readonly<Record<LessonId, string>> = {
  'perpetual-check': perpetualCheck,
  'check-answers-check': checkAnswersCheck,
  'perpetual-chase': perpetualChase,
  'block-against-kill': blockAgainstKill,
  'two-against-one': twoAgainstOne,
  'check-and-idle': checkAndIdle,
};

/** The game of a lesson: one of those in `examples/`. */
export const lessonGame = (id: LessonId): GameRecord | undefined => {
  const [game] = FORMATS.pgn.readText?.(RECORDS[id]) ?? [];
  return game?.ok === true ? game.value : undefined;
};
