import { ENGLISH_EXCUSES } from './english-excuses.ts';
import { ENGLISH_FAULTS } from './english-faults.ts';
import { ENGLISH_MOVES } from './english-moves.ts';
import { ENGLISH_CONDUCTS, ENGLISH_RULINGS } from './english-rulings.ts';
import { listed, NATURE, OBSTACLE, ROLE, SIDE } from './english-words.ts';
import type { Messages } from './messages.ts';

const ORDER = { alone: '', front: 'front ', middle: 'middle ', rear: 'rear ' } as const;

/** English, with the WXF way of counting files: each side from its own right, 1 to 9. */
export const en: Messages = {
  side: SIDE,
  role: { red: ROLE, black: ROLE },
  nature: NATURE,
  obstacle: OBSTACLE,
  piece: ({ color, role, file, order }) =>
    role === 'king'
      ? `${SIDE[color]}’s king`
      : `${SIDE[color]}’s ${ORDER[order]}${ROLE[role]} on file ${String(file)}`,
  list: listed,
  paragraph: (sentences) => sentences.filter((sentence) => sentence !== '').join(' '),
  about: (move, nature, sentences) => `${move} (${nature}): ${sentences}`,
  turn: (round, color) => `${SIDE[color]}’s move ${String(round)}`,
  ...ENGLISH_MOVES,
  ...ENGLISH_EXCUSES,
  ...ENGLISH_CONDUCTS,
  ...ENGLISH_RULINGS,
  ...ENGLISH_FAULTS,
};
