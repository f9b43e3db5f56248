import { useSettings } from '../app/settings.ts';
import { sayIn, type Values } from './say.ts';
import type { Word } from './zh-hans.ts';

/** Says messages in the language that the user has chosen. */
export const useWords = (): ((word: Word, values?: Values) => string) => {
  const { locale } = useSettings().settings;
  return (word, values) => sayIn(locale, word, values);
};
