import { FORMATS } from '@qili/rules';
import { studied, type Study } from './study.ts';
import { branchAt } from './tree.ts';

const KEY = 'qili.study';

/** Larger games are not kept: browsers give a page a few megabytes, and the file is where it came from. */
const MOST_CHARACTERS = 1_000_000;

/** The game that was studied when the page was last closed. */
export const keptStudy = (): Study | undefined => {
  try {
    const { record, path }: { record?: unknown; path?: unknown } = JSON.parse(
      localStorage.getItem(KEY) ?? '{}',
    ) as object;
    if (typeof record !== 'string' || !Array.isArray(path)) return undefined;
    const [game] = FORMATS.json.readText?.(record) ?? [];
    if (game?.ok !== true) return undefined;
    const steps = path.filter((step) => Number.isInteger(step)).map(Number);
    const place = branchAt(game.value, steps) === undefined ? [] : steps;
    return studied(undefined, { do: 'open', games: [game.value], path: place });
  } catch {
    return undefined;
  }
};

/** Keeps the game, so that nothing is lost when the page is closed. */
export const keepStudy = (study: Study | undefined): void => {
  try {
    if (study === undefined) {
      localStorage.removeItem(KEY);
      return;
    }
    const bytes = FORMATS.json.write?.([study.game]).bytes ?? new Uint8Array();
    if (bytes.length > MOST_CHARACTERS) return;
    localStorage.setItem(KEY, JSON.stringify({ record: new TextDecoder().decode(bytes), path: study.path }));
  } catch {
    // Storage is forbidden or full; the game is still there.
  }
};
