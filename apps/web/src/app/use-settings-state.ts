import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepSettings, readSettings, type SettingsAt } from './settings.ts';

const DARK = '(prefers-color-scheme: dark)';

const watchedNight = (changed: () => void): (() => void) => {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
};

/** The settings of the page: read once, kept when they change, and written on the root for the style sheet. */
export const useSettingsState = (): SettingsAt => {
  const [settings, setSettings] = useState(readSettings);
  const isNightOutside = useSyncExternalStore(watchedNight, () => matchMedia(DARK).matches);
  const isNight = settings.colour === 'auto' ? isNightOutside : settings.colour === 'dark';
  useEffect(() => {
    document.documentElement.lang = settings.locale;
    document.documentElement.dataset.colour = isNight ? 'dark' : 'light';
  }, [settings.locale, isNight]);
  return {
    settings,
    theme: settings.look === 'auto' ? (isNight ? 'night' : 'paper') : settings.look,
    change: (change) => {
      const next = { ...settings, ...change };
      keepSettings(next);
      setSettings(next);
    },
  };
};
