import { LOCALES, type Locale } from '@qili/rules';
import type { ReactElement } from 'react';
import { useWords } from '../words/use-words.ts';
import { Choice } from './choice.tsx';
import { COLOURS, LOOKS, NUMBERS, SCRIPTS, useSettings } from './settings.ts';

/** Each language by its own name. */
const LANGUAGES: Readonly<Record<Locale, string>> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
};

/** Language, colours and the look of boards. */
export const SettingsPanel = (): ReactElement => {
  const { settings, change } = useSettings();
  const say = useWords();
  return (
    <details className="settings">
      <summary>{say('settings.title')}</summary>
      <div className="settings-body">
        <Choice
          label={say('settings.language')}
          value={settings.locale}
          options={LOCALES}
          nameOf={(locale) => LANGUAGES[locale]}
          onChange={(locale) => {
            change({ locale });
          }}
        />
        <Choice
          label={say('settings.colour')}
          value={settings.colour}
          options={COLOURS}
          nameOf={(colour) => say(`colour.${colour}`)}
          onChange={(colour) => {
            change({ colour });
          }}
        />
        <Choice
          label={say('settings.look')}
          value={settings.look}
          options={LOOKS}
          nameOf={(look) => say(`look.${look}`)}
          onChange={(look) => {
            change({ look });
          }}
        />
        <Choice
          label={say('settings.numbers')}
          value={settings.numbers}
          options={NUMBERS}
          nameOf={(numbers) => say(`numbers.${numbers}`)}
          onChange={(numbers) => {
            change({ numbers });
          }}
        />
        <Choice
          label={say('settings.script')}
          value={settings.script}
          options={SCRIPTS}
          nameOf={(script) => say(`script.${script}`)}
          onChange={(script) => {
            change({ script });
          }}
        />
      </div>
    </details>
  );
};
