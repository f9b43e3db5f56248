import { COLORS, MESSAGES, VERDICTS, type Verdict } from '@qili/rules';
import { useState, type ReactElement } from 'react';
import { Choice } from '../../app/choice.tsx';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../words/use-words.ts';
import type { TableProps } from './table-props.ts';

/** What an arbiter may do: stop the clocks, take moves back, rule, note fouls, end the game. */
export const ArbiterPanel = ({ live, ask }: TableProps): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const { side } = MESSAGES[locale];
  const { game } = live;
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState<string>();
  const plies = typed ?? String(game.moves.length);
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
          disabled={game.status === 'playing' || game.status === 'over'}
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
            onClick={() => {
              ask({ kind: 'foul', color, note });
            }}
          >
            {say('play.foul', { side: side[color], count: game.fouls[color] })}
          </button>
        ))}
      </div>
      <RuleRow
        standing={game.standing.verdict}
        onRule={(verdict) => {
          ask({ kind: 'rule', verdict, note });
        }}
      />
      <div className="field-row">
        <div className="field">
          <label htmlFor="arbiter-plies">{say('play.correct')}</label>
          <input
            id="arbiter-plies"
            type="number"
            min="0"
            max={game.moves.length}
            value={plies}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
          />
        </div>
        <button
          type="button"
          onClick={() => {
            ask({ kind: 'correct', plies: Math.round(Number(plies)), note });
            setTyped(undefined);
          }}
        >
          {say('play.correct-do')}
        </button>
      </div>
    </section>
  );
};

const RuleRow = ({
  standing,
  onRule,
}: {
  readonly standing: Verdict;
  readonly onRule: (verdict: Verdict) => void;
}): ReactElement => {
  const say = useWords();
  const [picked, setPicked] = useState<Verdict>();
  const verdict = picked ?? standing;
  return (
    <div className="field-row">
      <Choice
        label={say('play.rule')}
        value={verdict}
        options={VERDICTS}
        nameOf={(each) => say(`play-verdict.${each}`)}
        onChange={setPicked}
      />
      <button
        type="button"
        onClick={() => {
          onRule(verdict);
        }}
      >
        {say('play.rule-give')}
      </button>
    </div>
  );
};
