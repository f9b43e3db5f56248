import { MESSAGES, type Color } from '@qili/rules';
import { useEffect, useState, type ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../words/use-words.ts';
import { clockText } from '../following/clock.ts';
import { leftAt, type Live } from '../following/live-state.ts';

const TICK_MS = 200;

/** A player's name and clock; the clock that runs is the one with the mark. */
export const LiveBar = ({ live, color }: { readonly live: Live; readonly color: Color }): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const { game } = live;
  const runs = game.clocks?.running === color;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [runs]);
  const left = leftAt(live, color, now);
  const isTurn = game.status === 'playing' && game.turn === color;
  return (
    <div className={`name-bar ${color}`}>
      <span className="side">{MESSAGES[locale].side[color]}</span>
      <span className="player">
        {game.terms.names[color]}
        {!game.seated[color] && <span className="absent"> {say('play.absent')}</span>}
      </span>
      <span className="to-move">{isTurn ? say('board.to-move') : ''}</span>
      <span className={`clock${runs ? ' runs' : ''}`}>{left === undefined ? '' : clockText(left)}</span>
    </div>
  );
};
