import { FORMAT_IDS, FORMAT_WORDS, FORMATS, sayLosses, type FormatId, type GameRecord } from '@qili/rules';
import { useState, type ReactElement } from 'react';
import { Choice } from '../../app/choice.tsx';
import { useSettings } from '../../app/settings.ts';
import { ask } from '../../judging/ask.ts';
import { useWords } from '../../words/use-words.ts';
import { saveFile } from './save-file.ts';

const WRITTEN = FORMAT_IDS.filter((id) => FORMATS[id].write !== undefined);

/** The game as a file of any format that is written; what the format cannot hold is said before. */
export const Downloads = ({ game }: { readonly game: GameRecord }): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const [format, setFormat] = useState<FormatId>('pgn');
  const losses = sayLosses([game], FORMATS[format], locale);
  return (
    <div className="downloads">
      <div className="field-row">
        <Choice
          label={say('file.format')}
          value={format}
          options={WRITTEN}
          nameOf={(id) => FORMAT_WORDS[locale].name[id]}
          onChange={setFormat}
        />
        <button
          type="button"
          onClick={() => {
            void ask('write', { games: [game], format }).then(({ bytes }) => {
              saveFile(bytes, `qili${FORMATS[format].extension}`, 'application/octet-stream');
            });
          }}
        >
          {say('file.save')}
        </button>
      </div>
      <p role="status" className="losses">
        {losses ?? say('file.nothing-lost')}
      </p>
    </div>
  );
};
