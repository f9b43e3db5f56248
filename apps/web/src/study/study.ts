import { lineFrom, type GameRecord, type GameResult, type Line, type Move } from '@qili/rules';
import {
  moved,
  nodesTo,
  pathThrough,
  withComment,
  withMove,
  without,
  type Path,
  type Placed,
} from './tree.ts';

/** A game that is being looked at and edited, alone or among the others of its file. */
export interface Study extends Placed {
  /** All games of the file, as they were read. */
  readonly games: readonly GameRecord[];
  readonly number: number;
  /** What is wrong with the file, in words. */
  readonly notes: readonly string[];
  /** The ply from which the moves are taken as one lap of a cycle. */
  readonly lap: number | undefined;
  readonly past: readonly Placed[];
  readonly future: readonly Placed[];
}

/** What can be done to a study; nothing can be done where there is none, but open one. */
export type StudyAct =
  | {
      readonly do: 'open';
      readonly games: readonly GameRecord[];
      readonly notes?: readonly string[];
      readonly path?: Path;
      readonly lap?: number | undefined;
    }
  | { readonly do: 'close' }
  | { readonly do: 'choose'; readonly number: number }
  | { readonly do: 'go'; readonly path: Path }
  | { readonly do: 'play'; readonly move: Move }
  | { readonly do: 'remove'; readonly path: Path }
  | { readonly do: 'shift'; readonly path: Path; readonly to: 'front' | 'up' | 'down' }
  | { readonly do: 'comment'; readonly text: string }
  | { readonly do: 'tag'; readonly name: string; readonly text: string }
  | { readonly do: 'result'; readonly result: GameResult }
  | { readonly do: 'lap'; readonly from: number | undefined }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' };

const KEPT_STEPS = 200;

const opened = ({
  games,
  notes = [],
  path = [],
  lap,
}: Extract<StudyAct, { do: 'open' }>): Study | undefined => {
  const [game] = games;
  return game && { games, number: 0, notes, game, path, lap, past: [], future: [] };
};

/** The study with a change that can be undone. */
const changed = (study: Study, { game, path }: Placed): Study =>
  game === study.game
    ? { ...study, path }
    : {
        ...study,
        game,
        path,
        lap: undefined,
        past: [...study.past, { game: study.game, path: study.path }].slice(-KEPT_STEPS),
        future: [],
      };

export const studied = (study: Study | undefined, act: StudyAct): Study | undefined => {
  if (act.do === 'open') return opened(act);
  return study === undefined || act.do === 'close' ? undefined : acted(study, act);
};

const acted = (study: Study, act: Exclude<StudyAct, { do: 'open' | 'close' }>): Study => {
  const { game } = study;
  switch (act.do) {
    case 'choose': {
      const chosen = study.games[act.number];
      return chosen === undefined
        ? study
        : { ...study, number: act.number, game: chosen, path: [], lap: undefined, past: [], future: [] };
    }
    case 'go':
      return { ...study, path: act.path };
    case 'play':
      return changed(study, withMove(study, act.move));
    case 'remove':
      return changed(study, without(study, act.path));
    case 'shift':
      return changed(study, moved(study, act.path, act.to));
    case 'comment':
      return changed(study, withComment(study, act.text));
    case 'tag':
      return changed(study, { game: { ...game, tags: taggedWith(game, act) }, path: study.path });
    case 'result':
      return changed(study, { game: { ...game, result: act.result }, path: study.path });
    case 'lap':
      return { ...study, lap: act.from };
    case 'undo':
    case 'redo':
      return stepped(study, act.do);
  }
};

const taggedWith = (
  { tags }: GameRecord,
  { name, text }: { name: string; text: string },
): GameRecord['tags'] => {
  const others = new Map(tags);
  if (text.trim() === '') others.delete(name);
  else others.set(name, text.trim());
  return others;
};

const stepped = (study: Study, direction: 'undo' | 'redo'): Study => {
  const { game, path, past, future } = study;
  const here = { game, path };
  const [to, rest] = direction === 'undo' ? [past.at(-1), past.slice(0, -1)] : [future[0], future.slice(1)];
  if (to === undefined) return study;
  return direction === 'undo'
    ? { ...study, ...to, lap: undefined, past: rest, future: [here, ...future] }
    : { ...study, ...to, lap: undefined, past: [...past, here], future: rest };
};

/** The line through the place that is looked at, to its end. */
export const lineThrough = ({ game, path }: Placed): Line => lineAlong(game, pathThrough(game, path));

/** The moves to the place that is looked at. */
export const lineTo = ({ game, path }: Placed): Line => lineAlong(game, path);

const lineAlong = (game: GameRecord, path: Path): Line => {
  const line = lineFrom(
    game.start,
    nodesTo(game, path).map(({ move }) => move),
  );
  return line.ok ? line.value : { start: game.start, moves: [] };
};
