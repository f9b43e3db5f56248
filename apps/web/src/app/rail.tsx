import type { ReactElement } from 'react';
import { useWords } from '../words/use-words.ts';
import { hrefTo, RAIL, type PlaceId } from './route.ts';
import { useServer } from './use-server.ts';
import { SettingsPanel } from './settings-panel.tsx';

/** The places: a rail on the left of wide screens, a bar at the bottom of phones. */
export const Rail = ({ place }: { readonly place: PlaceId }): ReactElement => {
  const say = useWords();
  const hasServer = useServer();
  return (
    <header className="rail">
      <a className="brand" href={hrefTo('judge')} aria-label="Qili 棋例">
        <span aria-hidden="true">棋例</span>
      </a>
      <nav aria-label={say('rail.places')}>
        {RAIL.filter(({ place: id }) => id !== 'play' || hasServer).map(({ place: id, behind }) => (
          <a key={id} href={hrefTo(id)} aria-current={behind.includes(place) ? 'page' : undefined}>
            {say(`place.${id}`)}
          </a>
        ))}
      </nav>
      <SettingsPanel />
    </header>
  );
};
