import { useState, type ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { TableProps } from './table-props.ts';
import { sideOf } from '../following/live-state.ts';

/** What a player may do beside moving: claim, offer a draw or answer one, resign. */
export const PlayerPanel = ({ live, ask }: TableProps): ReactElement | null => {
  const say = useWords();
  const [isResigning, setResigning] = useState(false);
  const { game, you } = live;
  const own = sideOf(you);
  if (own === undefined || game.status === 'over') return null;
  const isOffered = game.drawOffer !== null && game.drawOffer !== own;
  return (
    <div className="buttons" role="group" aria-label={say('play.actions')}>
      {game.standing.claims.map((claim) => (
        <button
          key={claim}
          type="button"
          className="primary"
          onClick={() => {
            ask({ kind: 'claim', claim });
          }}
        >
          {say(`play-claim.${claim}`)}
        </button>
      ))}
      {isOffered ? (
        <>
          <button
            type="button"
            className="primary"
            onClick={() => {
              ask({ kind: 'answer-draw', accept: true });
            }}
          >
            {say('play.accept')}
          </button>
          <button
            type="button"
            onClick={() => {
              ask({ kind: 'answer-draw', accept: false });
            }}
          >
            {say('play.decline')}
          </button>
        </>
      ) : (
        <button
          type="button"
          disabled={game.drawOffer !== null}
          onClick={() => {
            ask({ kind: 'offer-draw' });
          }}
        >
          {say('play.offer')}
        </button>
      )}
      {isResigning ? (
        <>
          <button
            type="button"
            className="primary"
            onClick={() => {
              ask({ kind: 'resign' });
            }}
          >
            {say('play.resign-sure')}
          </button>
          <button
            type="button"
            onClick={() => {
              setResigning(false);
            }}
          >
            {say('play.resign-not')}
          </button>
        </>
      ) : (
        <button
          type="button"
          onClick={() => {
            setResigning(true);
          }}
        >
          {say('play.resign')}
        </button>
      )}
    </div>
  );
};
