import { NATURE_TERMS } from './glossary/natures.ts';
import type { Term } from './glossary/term.ts';

/** Every term of the rules that the program uses, by kind. */
export const GLOSSARY: readonly Term[] = [...NATURE_TERMS];

/** The term with this id, name or alias in any language, or undefined. Case does not matter. */
export const termNamed = (text: string): Term | undefined => {
  const wanted = text.trim().toLowerCase();
  return GLOSSARY.find((term) => namesOf(term).some((name) => name.toLowerCase() === wanted));
};

const namesOf = ({ id, name, aliases }: Term): string[] => [
  id,
  name['zh-Hans'],
  name['zh-Hant'],
  name.en,
  ...aliases,
];
