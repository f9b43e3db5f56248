import { termName } from '@qili/lessons';
import { GLOSSARY, MESSAGES, NATURES } from '@qili/rules';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../words/use-words.ts';

/** Terms that are no term of the glossary: what a question asks for. */
const ASKED = ['target', 'means', 'ruling', 'change', 'full', 'short', 'third', 'standing'] as const;

/** Names the terms by which progress is kept. */
export const useTermName = (): ((term: string) => string) => {
  const say = useWords();
  const { locale } = useSettings().settings;
  return (term) => {
    const nature = NATURES.find((each) => each === term);
    if (nature !== undefined) return MESSAGES[locale].nature[nature];
    const asked = ASKED.find((each) => each === term);
    if (asked !== undefined) return say(`term.${asked}`);
    return GLOSSARY.some(({ id }) => id === term) ? termName(term, locale) : term;
  };
};
