import { gameFrom } from '@qili/rules';
import { useEffect, type Dispatch, type ReactElement } from 'react';
import { hrefTo } from '../app/route.ts';
import { parseShared } from '../study/share.ts';
import type { Study, StudyAct } from '../study/study.ts';
import { withMove } from '../study/tree.ts';
import { Desk } from './desk.tsx';
import { Doors } from './opening/doors.tsx';

/** 裁决: three doors for who brings nothing yet, else the game with its ruling. */
export const JudgeView = ({
  study,
  act,
  query,
}: {
  readonly study: Study | undefined;
  readonly act: Dispatch<StudyAct>;
  readonly query: string;
}): ReactElement => {
  useEffect(() => {
    const shared = query === '' ? undefined : parseShared(query);
    if (shared === undefined) return;
    const { line, ply, lap } = shared;
    const { game } = line.moves.reduce(withMove, { game: gameFrom(line.start), path: [] });
    act({ do: 'open', games: [game], path: line.moves.slice(0, ply).map(() => 0), lap });
    // The link has been followed: from here on the page is the user's own.
    history.replaceState(null, '', hrefTo('judge'));
  }, [query, act]);
  return study === undefined ? <Doors act={act} /> : <Desk study={study} act={act} />;
};
