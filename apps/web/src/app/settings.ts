import {
  isLocale,
  localeOf,
  RULE_SETS,
  THEME_IDS,
  type Locale,
  type RuleSetId,
  type ThemeId,
} from '@qili/rules';
import { createContext, useContext } from 'react';

export const COLOURS = ['auto', 'light', 'dark'] as const;
export const LOOKS = ['auto', ...THEME_IDS] as const;
export const NUMBERS = ['own', 'digits', 'none'] as const;
export const SCRIPTS = ['full', 'short'] as const;

/** What a user has chosen, kept in the browser. */
export interface Settings {
  readonly locale: Locale;
  readonly colour: (typeof COLOURS)[number];
  /** The look of boards; `auto` is paper by day and by night. */
  readonly look: 'auto' | ThemeId;
  readonly numbers: (typeof NUMBERS)[number];
  /** How moves are written on the score sheet. */
  readonly script: (typeof SCRIPTS)[number];
  readonly rules: RuleSetId;
}

const KEY = 'qili.settings';

const oneOf = <T extends string>(list: readonly T[], found: unknown): T | undefined =>
  list.find((member) => member === found);

const storedIn = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
};

/** The settings that a text holds; what is missing or unknown in it is as at first. */
export const parseSettings = (text: string | null, language: string | undefined): Settings => {
  const found = storedIn(text);
  return {
    locale: typeof found.locale === 'string' && isLocale(found.locale) ? found.locale : localeOf(language),
    colour: oneOf(COLOURS, found.colour) ?? 'auto',
    look: oneOf(LOOKS, found.look) ?? 'auto',
    numbers: oneOf(NUMBERS, found.numbers) ?? 'own',
    script: oneOf(SCRIPTS, found.script) ?? 'full',
    rules: oneOf(RULE_SETS, found.rules) ?? 'cxa-2020',
  };
};

/** Browsers may forbid storage; then settings last as long as the page. */
export const readSettings = (): Settings => {
  try {
    return parseSettings(localStorage.getItem(KEY), navigator.language);
  } catch {
    return parseSettings(null, navigator.language);
  }
};

export const keepSettings = (settings: Settings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Nothing is lost that the user could still save.
  }
};

/** The settings, whether it is night on the page, and a way to change them. */
export interface SettingsAt {
  readonly settings: Settings;
  readonly theme: ThemeId;
  readonly change: (change: Partial<Settings>) => void;
}

export const SettingsContext = createContext<SettingsAt | undefined>(undefined);

export const useSettings = (): SettingsAt => {
  const found = useContext(SettingsContext);
  if (found === undefined) throw new Error('settings are given at the root of the page');
  return found;
};
