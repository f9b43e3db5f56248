import { ATTACK_TERMS } from './glossary/attacks.ts';
import { BOARD_TERMS } from './glossary/board.ts';
import { ENDING_TERMS } from './glossary/endings.ts';
import { NATURE_TERMS } from './glossary/natures.ts';
import { PATTERN_TERMS } from './glossary/patterns.ts';
import { PIECE_TERMS } from './glossary/pieces.ts';
import { PLAY_TERMS } from './glossary/play.ts';
import { ROOT_TERMS } from './glossary/roots.ts';
import { RULE_SET_TERMS } from './glossary/rule-sets.ts';
import { RULING_TERMS } from './glossary/rulings.ts';
import type { Term } from './glossary/term.ts';

/** Every term of the rules that the program uses, by kind. */
export const GLOSSARY: readonly Term[] = [
  ...NATURE_TERMS,
  ...ATTACK_TERMS,
  ...ROOT_TERMS,
  ...PATTERN_TERMS,
  ...RULING_TERMS,
  ...RULE_SET_TERMS,
  ...PIECE_TERMS,
  ...BOARD_TERMS,
  ...PLAY_TERMS,
  ...ENDING_TERMS,
];

/** The terms with this id, name or alias in any language; case does not matter. 将 is both a move and a piece. */
export const termsNamed = (text: string): Term[] => {
  const wanted = text.trim().toLowerCase();
  return GLOSSARY.filter((term) => namesOf(term).some((name) => name.toLowerCase() === wanted));
};

const namesOf = ({ id, name, aliases }: Term): string[] => [
  id,
  name['zh-Hans'],
  name['zh-Hant'],
  name.en,
  ...aliases,
];
