import { FORMATS } from '@qili/rules';
import { useState, type Dispatch, type ReactElement } from 'react';
import { Choice } from '../app/choice.tsx';
import { goTo } from '../app/route.ts';
import { STATE_MARKS } from '../ruling/state-marks.ts';
import type { StudyAct } from '../study/study.ts';
import { useWords } from '../words/use-words.ts';
import { isRuled } from './audit.ts';
import type { Found } from './audited.ts';

/** Games that are listed; the report has all. */
const MOST_SHOWN = 200;
const SHOWN = ['recurring', 'ruled'] as const;

/** The games in which something recurs, each with its ruling; pressed, it opens in Judge. */
export const FoundList = ({
  found,
  act,
}: {
  readonly found: readonly Found[];
  readonly act: Dispatch<StudyAct>;
}): ReactElement | null => {
  const say = useWords();
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('recurring');
  if (found.length === 0) return null;
  const listed = shown === 'ruled' ? found.filter(isRuled) : found;
  const open = ({ record }: Found): void => {
    const games = (FORMATS.json.readText?.(record) ?? []).flatMap((read) => (read.ok ? [read.value] : []));
    act({ do: 'open', games });
    goTo('judge');
  };
  return (
    <section className="found" aria-labelledby="found-title">
      <div className="field-row">
        <h2 id="found-title">{say('archive.found', { count: listed.length })}</h2>
        <Choice
          label={say('archive.show')}
          value={shown}
          options={SHOWN}
          nameOf={(id) => say(`archive-count.${id}`)}
          onChange={setShown}
        />
      </div>
      <ul>
        {listed.slice(0, MOST_SHOWN).map((one) => (
          <li key={`${one.file} ${String(one.game)}`}>
            <button
              type="button"
              className={`found-game ${one.state}`}
              onClick={() => {
                open(one);
              }}
            >
              <span className="band-mark" aria-hidden="true">
                {STATE_MARKS[one.state]}
              </span>
              <span className="found-place">
                {one.players !== '' && <strong>{one.players}</strong>}{' '}
                {say('archive.place', { file: one.file, game: one.game, plies: one.plies })}
              </span>
              <span className="found-says">
                {one.says} {one.occurrences !== undefined && say('archive.stood', { times: one.occurrences })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {listed.length > MOST_SHOWN && <p>{say('archive.more', { count: listed.length - MOST_SHOWN })}</p>}
    </section>
  );
};
