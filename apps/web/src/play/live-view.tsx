import {
  legalMoves,
  makeFen,
  marksOfCheck,
  marksOfLastMove,
  moveName,
  opposite,
  parseSquare,
  positionAfter,
  squareName,
  type Line,
  type Move,
} from '@qili/rules';
import { useMemo, useState, type ReactElement } from 'react';
import { hrefTo } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { Board } from '../board/board.tsx';
import { destinationsOf, type Destinations } from '../board/tap.ts';
import { Announcer } from '../judge/beside/announcer.tsx';
import { MoveEntry } from '../sheet/move-entry.tsx';
import { makeShared } from '../study/share.ts';
import { useWords } from '../words/use-words.ts';
import { ArbiterPanel } from './table/arbiter/arbiter-panel.tsx';
import { LiveBar } from './table/live-bar.tsx';
import { LiveRuling } from './table/live-ruling.tsx';
import { isYourTurn, lineOf, sideOf } from './following/live-state.ts';
import { MoveList } from './table/move-list.tsx';
import { PlayerPanel } from './table/player-panel.tsx';
import { StatusBand } from './table/status-band.tsx';
import { Warning } from './table/warning.tsx';
import { useLive } from './following/use-live.ts';
import type { TableProps } from './table/table-props.ts';

/** A live game: played, ruled on, or watched. */
export const LiveView = ({
  id,
  secret,
}: {
  readonly id: string;
  readonly secret: string | undefined;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const { live, isConnected, ask } = useLive(id, secret, locale);
  const moves = live?.game.moves;
  const fen = live?.game.terms.fen;
  const line = useMemo(
    () => (fen === undefined || moves === undefined ? undefined : lineOf(fen, moves)),
    [fen, moves],
  );
  if (live === undefined || line === undefined)
    return (
      <div className="page">
        <h1>{say('place.play')}</h1>
        <p role="status">{say(live === undefined ? 'play.connecting' : 'play.unreadable')}</p>
      </div>
    );
  return <Table live={live} line={line} isConnected={isConnected} ask={ask} />;
};

const NOWHERE: Destinations = new Map();

const Table = (props: TableProps): ReactElement => {
  const { live, line, isConnected, ask } = props;
  const say = useWords();
  const { settings, theme } = useSettings();
  const { game, you } = live;
  const [viewed, setViewed] = useState<number>();
  const [risked, setRisked] = useState<Move>();
  const last = line.moves.length;
  const ply = Math.min(viewed ?? last, last);
  const here = useMemo(() => ({ start: line.start, moves: line.moves.slice(0, ply) }), [line, ply]);
  const position = useMemo(() => positionAfter(here, ply), [here, ply]);
  const bottom = sideOf(you) ?? 'red';
  const canMove = isYourTurn(live) && ply === last && isConnected;
  const destinations = useMemo(
    () => (canMove ? movesFrom(here, game.touched) : NOWHERE),
    [canMove, here, game.touched],
  );
  const move = here.moves.at(-1);
  const send = (played: Move, despite: boolean): void => {
    setRisked(undefined);
    ask({ kind: 'move', ply: last, iccs: moveName(played), despite });
  };
  const danger = risked && game.dangers.find(({ iccs }) => iccs === moveName(risked));
  const play = (played: Move): void => {
    const isRisky = game.dangers.some(({ iccs, rule }) => iccs === moveName(played) && rule === 'ban');
    if (isRisky) setRisked(played);
    else send(played, false);
  };
  return (
    <div className="judge">
      <h1 className="visually-hidden">{say('place.play')}</h1>
      <section className="board-column" aria-label={say('board.section')}>
        <LiveBar live={live} color={opposite(bottom)} />
        <Board
          key={makeFen(line.start)}
          setup={position}
          lie={{ bottom, mirrored: false }}
          theme={theme}
          locale={settings.locale}
          numbers={settings.numbers}
          marks={[...(move === undefined ? [] : marksOfLastMove(move)), ...marksOfCheck(position)]}
          destinations={destinations}
          label={say('board.label')}
          onMove={play}
          onSelect={(square) => {
            if (game.terms.touchMove && game.touched === null)
              ask({ kind: 'touch', square: squareName(square) });
          }}
        />
        <LiveBar live={live} color={bottom} />
        <Announcer here={here} />
      </section>
      <div className="panels">
        <StatusBand live={live} isConnected={isConnected} />
        <div className="panel">
          {risked !== undefined && danger !== undefined && (
            <Warning
              clause={danger.clause}
              rules={game.terms.rules}
              onLeave={() => {
                setRisked(undefined);
              }}
              onPlay={() => {
                send(risked, true);
              }}
            />
          )}
          <LiveRuling line={line} rules={game.terms.rules} />
          <MoveList
            live={live}
            line={line}
            ply={ply}
            onGo={(to) => {
              setViewed(to === last ? undefined : to);
            }}
          />
          {sideOf(you) !== undefined && <PlayerPanel {...props} />}
          {you === 'arbiter' && <ArbiterPanel {...props} />}
        </div>
        <p className="buttons">
          <a className="button" href={`${hrefTo('judge')}?${makeShared({ line, ply, lap: undefined })}`}>
            {say('play.to-judge')}
          </a>
        </p>
        {canMove && <MoveEntry here={here} onMove={play} />}
      </div>
    </div>
  );
};

/** Where one may go: with a piece that was touched, only with it. */
const movesFrom = (here: Line, touched: string | null): Destinations => {
  const moves = legalMoves(positionAfter(here, here.moves.length));
  const bound = touched === null ? undefined : parseSquare(touched);
  return destinationsOf(bound === undefined ? moves : moves.filter(({ from }) => from === bound));
};
