import { isSameMove, type GameRecord, type Move, type MoveNode, type MoveTree } from '@qili/rules';

/** A place in a game: which child is taken at each step from the start. Empty for the start itself. */
export type Path = readonly number[];

/** What stands at a place: the game itself at the start, else a move; undefined where the path leads nowhere. */
export const branchAt = (game: MoveTree, path: Path): MoveTree | undefined => {
  let branch: MoveTree | undefined = game;
  for (const child of path) branch = branch?.children[child];
  return branch;
};

/** The moves on the way to a place. */
export const nodesTo = (game: MoveTree, path: Path): MoveNode[] => {
  const nodes: MoveNode[] = [];
  let branch: MoveTree = game;
  for (const child of path) {
    const node: MoveNode | undefined = branch.children[child];
    if (node === undefined) break;
    nodes.push(node);
    branch = node;
  }
  return nodes;
};

/** The path on through a place to the end of its line: first children all the way. */
export const pathThrough = (game: MoveTree, path: Path): Path => {
  const whole = [...path];
  for (let branch = branchAt(game, path); (branch?.children.length ?? 0) > 0; branch = branch?.children[0])
    whole.push(0);
  return whole;
};

/** The same path with another child somewhere, if it is there. */
export const isSamePath = (a: Path, b: Path): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i]);

export const isBelow = (path: Path, above: Path): boolean => above.every((child, i) => path[i] === child);

/** A tree with what stands at a place changed; the same tree where nothing stands there. */
const changedAt = <T extends MoveTree>(branch: T, path: Path, change: (found: MoveTree) => MoveTree): T => {
  const steps: MoveTree[] = [branch];
  for (const child of path) {
    const next: MoveNode | undefined = steps.at(-1)?.children[child];
    if (next === undefined) return branch;
    steps.push(next);
  }
  let changed = change(steps.at(-1) ?? branch);
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const [above, child, below] = [steps[depth], path[depth], changed];
    if (above === undefined || child === undefined) return branch;
    changed = {
      ...above,
      children: above.children.map((node, i) => (i === child ? { ...node, ...below } : node)),
    };
  }
  return { ...branch, ...changed };
};

/** A game and the place in it that is looked at. */
export interface Placed {
  readonly game: GameRecord;
  readonly path: Path;
}

/** Plays a move at the place: goes on to it where it is there already, else adds it as the last of its variations. */
export const withMove = ({ game, path }: Placed, move: Move): Placed => {
  const children = branchAt(game, path)?.children ?? [];
  const known = children.findIndex((node) => isSameMove(node.move, move));
  if (known >= 0) return { game, path: [...path, known] };
  const node: MoveNode = { move, before: [], children: [], comments: [], nags: [] };
  const grown = changedAt(game, path, (found) => ({ ...found, children: [...found.children, node] }));
  return { game: grown, path: [...path, children.length] };
};

/** Takes a move and all that hangs on it away. */
export const without = ({ game, path }: Placed, place: Path): Placed => {
  const parent = place.slice(0, -1);
  const child = place.at(-1);
  if (child === undefined) return { game, path };
  const cut = changedAt(game, parent, (found) => ({
    ...found,
    children: found.children.filter((_, i) => i !== child),
  }));
  if (isBelow(path, place)) return { game: cut, path: parent };
  const own = path[parent.length];
  const shifts = isBelow(path, parent) && own !== undefined && own > child;
  return { game: cut, path: shifts ? path.map((n, i) => (i === parent.length ? n - 1 : n)) : path };
};

/** Moves a variation among those beside it: to the front 提为主变, or one place up or down. */
export const moved = ({ game, path }: Placed, place: Path, to: 'front' | 'up' | 'down'): Placed => {
  const parent = place.slice(0, -1);
  const from = place.at(-1);
  const count = branchAt(game, parent)?.children.length ?? 0;
  if (from === undefined) return { game, path };
  const target = to === 'front' ? 0 : to === 'up' ? from - 1 : from + 1;
  if (target < 0 || target >= count || target === from) return { game, path };
  const order = Array.from({ length: count }, (_, i) => i).filter((i) => i !== from);
  order.splice(target, 0, from);
  const ordered = changedAt(game, parent, (found) => ({
    ...found,
    children: order.flatMap((i) => found.children.slice(i, i + 1)),
  }));
  const own = path[parent.length];
  const isAlong = isBelow(path, parent) && own !== undefined;
  return {
    game: ordered,
    path: isAlong ? path.map((n, i) => (i === parent.length ? order.indexOf(own) : n)) : path,
  };
};

/** Puts one comment in place of those that stand after a place; none where the text is empty. */
export const withComment = ({ game, path }: Placed, text: string): Placed => ({
  game: changedAt(game, path, (found) => ({ ...found, comments: text.trim() === '' ? [] : [text.trim()] })),
  path,
});
