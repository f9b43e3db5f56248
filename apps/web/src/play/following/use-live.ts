import type { Locale } from '@qili/rules';
import { useEffect, useRef, useState } from 'react';
import { heard, type Live } from './live-state.ts';
import { LiveSocket, type Asked } from './live-socket.ts';

/** A live game, followed as long as the page shows it. */
export const useLive = (
  id: string,
  secret: string | undefined,
  lang: Locale,
): {
  readonly live: Live | undefined;
  readonly isConnected: boolean;
  readonly ask: (asked: Asked) => void;
} => {
  const [live, setLive] = useState<Live>();
  const [isConnected, setConnected] = useState(false);
  const socket = useRef<LiveSocket>(undefined);
  useEffect(() => {
    const opened = new LiveSocket(
      { id, secret, lang },
      {
        heard: (message) => {
          setLive((known) => heard(known, message));
        },
        connected: setConnected,
      },
    );
    socket.current = opened;
    return () => {
      opened.close();
    };
  }, [id, secret, lang]);
  const isBehind = live?.isBehind === true;
  useEffect(() => {
    if (isBehind) socket.current?.sync();
  }, [isBehind]);
  return {
    live,
    isConnected,
    ask: (asked) => {
      socket.current?.ask(asked);
    },
  };
};
