import { COLORS, MESSAGES, type ByColor } from '@qili/rules';
import { useState, type ReactElement } from 'react';
import { useSettings } from '../../../app/settings.ts';
import { useWords } from '../../../words/use-words.ts';
import { clockText, parseClock } from '../../following/clock.ts';
import type { Live } from '../../following/live-state.ts';

/** What an arbiter puts right: how many moves stay, and the clocks that he sets, in milliseconds. */
export interface Correction {
  readonly plies: number;
  readonly times?: Partial<ByColor<number>>;
}

const UNTOUCHED = { plies: undefined, red: '', black: '' } as const;
interface Typed extends ByColor<string> {
  readonly plies: string | undefined;
}

/** Takes moves back and sets clocks; a clock that is left empty stays as it is. The game then stands still. */
export const CorrectionRow = ({
  live: { game },
  onCorrect,
}: {
  readonly live: Live;
  readonly onCorrect: (correction: Correction) => void;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const [typed, setTyped] = useState<Typed>(UNTOUCHED);
  const [fault, setFault] = useState('');
  const { clocks } = game;
  const change = (changed: Partial<Typed>): void => {
    setFault('');
    setTyped({ ...typed, ...changed });
  };
  const plies = typed.plies ?? String(game.moves.length);
  const correct = (): void => {
    const times: Partial<Record<keyof ByColor<number>, number>> = {};
    for (const color of COLORS) {
      if (typed[color].trim() === '') continue;
      const left = parseClock(typed[color]);
      if (left === undefined) {
        setFault(say('play.no-clock', { text: typed[color].trim() }));
        return;
      }
      times[color] = left;
    }
    onCorrect({ plies: Math.round(Number(plies)), times });
    setTyped(UNTOUCHED);
  };
  return (
    <div className="field-row">
      <div className="field short">
        <label htmlFor="arbiter-plies">{say('play.correct')}</label>
        <input
          id="arbiter-plies"
          type="number"
          min="0"
          max={game.moves.length}
          value={plies}
          onChange={({ target }) => {
            change({ plies: target.value });
          }}
        />
      </div>
      {clocks !== null &&
        COLORS.map((color) => (
          <div key={color} className="field short">
            <label htmlFor={`arbiter-clock-${color}`}>
              {say('play.clock-of', { side: MESSAGES[locale].side[color] })}
            </label>
            <input
              id={`arbiter-clock-${color}`}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder={clockText(clocks[color])}
              aria-describedby="arbiter-fault"
              value={typed[color]}
              onChange={({ target }) => {
                change({ [color]: target.value });
              }}
            />
          </div>
        ))}
      <button type="button" onClick={correct}>
        {say('play.correct-do')}
      </button>
      <p className="hint">{say('play.correct-says')}</p>
      <p id="arbiter-fault" role="alert" className="fault">
        {fault}
      </p>
    </div>
  );
};
