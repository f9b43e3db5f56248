import { COLORS, MESSAGES } from '@qili/rules';
import { useState, type ReactElement } from 'react';
import { useSettings } from '../../../app/settings.ts';
import { useWords } from '../../../words/use-words.ts';
import type { TableProps } from '../table-props.ts';
import { CorrectionRow } from './correction-row.tsx';
import { EndRow } from './end-row.tsx';
import { RuleRow } from './rule-row.tsx';

/** What an arbiter may do: stop the clocks and set them, take moves back, rule, note fouls, end the game. */
export const ArbiterPanel = ({ live, ask }: TableProps): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const { side } = MESSAGES[locale];
  const { game } = live;
  const [note, setNote] = useState('');
  const isOver = game.status === 'over';
  return (
    <section className="arbiter" aria-label={say('play.arbiter')}>
      <div className="field wide">
        <label htmlFor="arbiter-note">{say('play.note')}</label>
        <input
          id="arbiter-note"
          type="text"
          maxLength={200}
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
          }}
        />
      </div>
      <div className="buttons">
        <button
          type="button"
          disabled={game.status !== 'playing'}
          onClick={() => {
            ask({ kind: 'pause', note });
          }}
        >
          {say('play.pause')}
        </button>
        <button
          type="button"
          disabled={game.status === 'playing' || isOver}
          onClick={() => {
            ask({ kind: 'resume', note });
          }}
        >
          {say('play.resume')}
        </button>
        {COLORS.map((color) => (
          <button
            key={color}
            type="button"
            disabled={isOver}
            onClick={() => {
              ask({ kind: 'foul', color, note });
            }}
          >
            {say('play.foul', { side: side[color], count: game.fouls[color] })}
          </button>
        ))}
      </div>
      {!isOver && (
        <>
          <RuleRow
            standing={game.standing.verdict}
            onRule={(verdict) => {
              ask({ kind: 'rule', verdict, note });
            }}
          />
          <EndRow
            ply={game.moves.length}
            onEnd={({ by, winner }) => {
              ask({ kind: 'end', by, winner, note });
            }}
          />
        </>
      )}
      <CorrectionRow
        live={live}
        onCorrect={(correction) => {
          ask({ kind: 'correct', ...correction, note });
        }}
      />
    </section>
  );
};
