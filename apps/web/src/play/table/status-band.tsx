import { MESSAGES, sayOutcome } from '@qili/rules';
import type { ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../words/use-words.ts';
import type { Live } from '../following/live-state.ts';

/** How the game stands, in one sentence; and why what was asked was not done. */
export const StatusBand = ({
  live,
  isConnected,
}: {
  readonly live: Live;
  readonly isConnected: boolean;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const { game, you, fault } = live;
  const { outcome } = game;
  const side = MESSAGES[locale].side;
  const words =
    outcome === null
      ? say(`play-status.${game.status}`, { side: side[game.turn] })
      : sayOutcome({ by: outcome.by, winner: outcome.winner ?? undefined, ply: outcome.ply }, locale);
  const state = outcome === null ? 'nothing' : outcome.winner === null ? 'may-claim-draw' : 'lost';
  return (
    <section className={`band ${state}`} aria-label={say('play.status')}>
      <span className="band-mark" aria-hidden="true">
        {outcome === null ? '·' : outcome.winner === null ? '◑' : '■'}
      </span>
      <div role="status">
        <p className="band-says">{words}</p>
        {game.drawOffer !== null && <p>{say('play.draw-offered', { side: side[game.drawOffer] })}</p>}
        {game.told?.endsWith('-must-change') === true && (
          <p>{say('play.told', { side: side[game.told.startsWith('red') ? 'red' : 'black'] })}</p>
        )}
        {fault !== undefined && <p className="fault">{fault.message}</p>}
        {!isConnected && <p className="fault">{say('play.reconnecting')}</p>}
      </div>
      <span className="band-number">{say(`play-you.${you}`)}</span>
    </section>
  );
};
