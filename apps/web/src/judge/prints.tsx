import { RULE_SET_OF, scoreSheetOf, sheetHtml, type GameRecord, type Line } from '@qili/rules';
import type { ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Judged } from '../judging/answer.ts';
import { useWords } from '../words/use-words.ts';
import { printPage } from './print-page.ts';

/** The score sheet on paper. */
export const Prints = ({
  game,
}: {
  readonly game: GameRecord;
  readonly line: Line;
  readonly judged: Judged | undefined;
  readonly lap: number | undefined;
}): ReactElement => {
  const say = useWords();
  const { locale, rules, script } = useSettings().settings;
  const print = (): void => {
    const notation = locale === 'en' ? 'wxf' : script === 'short' ? 'short' : 'chinese';
    printPage(sheetHtml(scoreSheetOf(game, { locale, notation, rules: RULE_SET_OF[rules], remarks: true })));
  };
  return (
    <p className="buttons">
      <button type="button" onClick={print}>
        {say('file.print-sheet')}
      </button>
    </p>
  );
};
