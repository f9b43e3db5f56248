import { RULE_SET_OF, scoreSheetOf, sheetHtml, type GameRecord, type Line } from '@qili/rules';
import { useState, type ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { ask } from '../../judging/ask.ts';
import { useWords } from '../../words/use-words.ts';
import { printPage } from './print-page.ts';
import { saveFile } from './save-file.ts';

interface PrintsProps {
  readonly game: GameRecord;
  readonly line: Line;
  readonly lap: number | undefined;
}

/** The score sheet and the ruling sheet 裁决书, on paper or as files. */
export const Prints = ({ game, line, lap }: PrintsProps): ReactElement => {
  const say = useWords();
  const { locale, rules, script } = useSettings().settings;
  const printScore = (): void => {
    const notation = locale === 'en' ? 'wxf' : script === 'short' ? 'short' : 'chinese';
    printPage(sheetHtml(scoreSheetOf(game, { locale, notation, rules: RULE_SET_OF[rules], remarks: true })));
  };
  return (
    <div className="buttons">
      <button type="button" onClick={printScore}>
        {say('file.print-sheet')}
      </button>
      <RulingSheetButtons game={game} line={line} lap={lap} ways={SHEET_WAYS} />
    </div>
  );
};

/** What may be done with a ruling sheet. */
export const SHEET_WAYS = ['print', 'svg', 'html'] as const;
type SheetWay = (typeof SHEET_WAYS)[number];

/** The ruling sheet printed, or saved as SVG or HTML. */
export const RulingSheetButtons = ({
  game,
  line,
  lap,
  ways,
}: PrintsProps & { readonly ways: readonly SheetWay[] }): ReactElement => {
  const say = useWords();
  const { locale, rules } = useSettings().settings;
  const [said, setSaid] = useState('');
  const make = async (way: SheetWay): Promise<void> => {
    const sheet = await ask('sheet', { line, lap, tags: game.tags, rules, locale });
    setSaid(sheet === undefined ? say('ruling.nothing') : '');
    if (sheet === undefined) return;
    if (way === 'print') printPage(sheet.html);
    else saveFile(sheet[way], `qili-ruling.${way}`, way === 'svg' ? 'image/svg+xml' : 'text/html');
  };
  return (
    <>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          onClick={() => {
            void make(way);
          }}
        >
          {say(`ruling-sheet.${way}`)}
        </button>
      ))}
      <p role="status">{said}</p>
    </>
  );
};
