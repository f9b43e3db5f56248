import { stepByKey, type Step } from '../stepping/steps.ts';
import { branchAt, pathThrough, type Path, type Placed } from './tree.ts';

/** Where a step leads; undefined where it leads nowhere. */
export const pathByStep = (step: Step, placed: Placed): Path | undefined => {
  const { game, path } = placed;
  switch (step) {
    case 'first':
      return path.length > 0 ? [] : undefined;
    case 'back':
      return path.length > 0 ? path.slice(0, -1) : undefined;
    case 'on':
      return (branchAt(game, path)?.children.length ?? 0) > 0 ? [...path, 0] : undefined;
    case 'last': {
      const whole = pathThrough(game, path);
      return whole.length > path.length ? whole : undefined;
    }
  }
};

/** The variation beside, so many further down. */
const pathBeside = ({ game, path }: Placed, by: number): Path | undefined => {
  const beside = (path.at(-1) ?? 0) + by;
  const parent = path.slice(0, -1);
  return path.length > 0 && branchAt(game, [...parent, beside]) !== undefined && beside >= 0
    ? [...parent, beside]
    : undefined;
};

/** Where a key leads: left and right along the game, up and down among variations. */
export const pathByKey = (key: string, placed: Placed): Path | undefined => {
  if (key === 'ArrowUp') return pathBeside(placed, -1);
  if (key === 'ArrowDown') return pathBeside(placed, 1);
  const step = stepByKey(key);
  return step && pathByStep(step, placed);
};
