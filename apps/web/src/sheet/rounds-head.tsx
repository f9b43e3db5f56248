import { COLORS, MESSAGES } from '@qili/rules';
import type { ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../words/use-words.ts';

/** The head of a table of rounds 回合: their number, and a column for each side. */
export const RoundsHead = (): ReactElement => {
  const { locale } = useSettings().settings;
  const say = useWords();
  return (
    <thead>
      <tr>
        <th scope="col" className="number">
          {say('lap.round')}
        </th>
        {COLORS.map((color) => (
          <th key={color} scope="col">
            {MESSAGES[locale].side[color]}
          </th>
        ))}
      </tr>
    </thead>
  );
};
