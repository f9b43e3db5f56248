import { legalMoves, play, type GameRecord, type MoveNode, type MoveTree, type Position } from '@qili/rules';
import { positionOf, seeded, startPosition } from '../games.ts';
import { movesOf } from '../lines.ts';

interface Draft extends MoveNode {
  children: MoveNode[];
}

const draftOf = (move: MoveNode['move']): Draft => ({
  move,
  before: [],
  comments: [],
  nags: [],
  children: [],
});

/** Remarks of all kinds that a record may hold; a closing brace is the one thing PGN cannot. */
const REMARKS = ['好棋', 'a (b) [c] "d"; e', '红先\n胜', '（如改走 兵七进一）', '1. 炮二平五', '*', ''];

/** A random game with variations, comments and annotations; the same for the same seed. */
export const randomRecord = (seed: number, plies: number, start: Position = startPosition()): GameRecord => {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const remarks = (chance: number): string[] => (random() < chance ? [pick(REMARKS) ?? ''] : []);
  const grow = (parent: { children: MoveNode[] }, from: Position, length: number): void => {
    let at = parent;
    let position = from;
    for (let ply = 0; ply < length; ply++) {
      const move = pick(legalMoves(position));
      if (move === undefined) return;
      const opens = ply === 0 && at.children.length > 0;
      const node: Draft = {
        ...draftOf(move),
        before: opens ? remarks(0.3) : [],
        comments: [...remarks(0.2), ...remarks(0.1)],
        nags: random() < 0.1 ? [1 + Math.floor(random() * 6)] : [],
      };
      at.children.push(node);
      if (length > 1 && random() < 0.15) grow(at, position, Math.floor(random() * (length - 1)));
      at = node;
      position = play(position, move);
    }
  };
  const root = { children: [] as MoveNode[] };
  grow(root, start, plies);
  return {
    ...root,
    comments: remarks(0.5),
    start,
    tags: new Map([
      ['Event', `第${String(seed)}局 "五羊杯" \\`],
      ['Red', '许银川'],
      ['Black', ''],
      ['RedTime', '58'],
      ['BlackTime', '1:02'],
      ['Annotator', '刘殿中'],
      ['Board', '3'],
    ]),
    result: pick(['1-0', '0-1', '1/2-1/2', '*'] as const) ?? '*',
    brokenVariations: [],
  };
};

const TO_AND_FRO = movesOf('h0g2 h9g7 g2h0 g7h9');

/** Appends a line of so many plies whose first is the one that comes at this ply; answers its moves. */
const addLine = (to: { children: MoveNode[] }, ply: number, plies: number): Draft[] => {
  const line: Draft[] = [];
  let at = to;
  for (let i = ply; i < ply + plies; i++) {
    const move = TO_AND_FRO[i % TO_AND_FRO.length];
    if (move === undefined) break;
    const node = draftOf(move);
    at.children.push(node);
    line.push(node);
    at = node;
  }
  return line;
};

const bareRecord = (children: MoveNode[]): GameRecord => ({
  children,
  comments: [],
  start: startPosition(),
  tags: new Map(),
  result: '*',
  brokenVariations: [],
});

/** A game of so many plies, pieces going to and fro. */
export const longRecord = (plies: number): GameRecord => {
  const root = { children: [] };
  addLine(root, 0, plies);
  return bareRecord(root.children);
};

/** A game in which every move has an alternative, and that one goes on: variations nested so deep. */
export const deepRecord = (depth: number): GameRecord => {
  const root: { children: MoveNode[] } = { children: [] };
  let at = root;
  for (let ply = 0; ply < depth; ply++) {
    addLine(at, ply, 1);
    at = addLine(at, ply, 1)[0] ?? at;
  }
  return bareRecord(root.children);
};

/** A game of so many moves, with so many variations that leave its main line of 98 plies all along. */
export const wideRecord = (nodes: number, variations: number): GameRecord => {
  const root = { children: [] };
  const line = addLine(root, 0, 98);
  const left = nodes - line.length;
  for (let i = 0; i < variations; i++) {
    const ply = i % (line.length - 1);
    const plies = Math.floor(left / variations) + (i < left % variations ? 1 : 0);
    const from = line[ply];
    if (from !== undefined) addLine(from, ply + 1, plies);
  }
  return bareRecord(root.children);
};

export const SAMPLES: readonly GameRecord[] = [
  ...Array.from({ length: 12 }, (_, seed) => randomRecord(seed, 40)),
  randomRecord(99, 30, positionOf('4k4/3P1P3/4P4/3P1P3/9/9/9/9/9/3K5 w')),
  randomRecord(98, 30, positionOf('2bakab2/9/9/9/4p4/9/4P4/9/4A4/2BAK4 b')),
  { ...randomRecord(97, 0), comments: [] },
];

/** A game as plain data: what a format that keeps everything must give back. */
export const outlineOf = (game: GameRecord): unknown =>
  outline(game, ({ children, comments }, { before = [], nags = [] }) => ({
    comments,
    before,
    nags,
    children: children.length,
  }));

/** The same for a format with one remark a move: comments in one text, no annotations. */
export const remarkOutlineOf = (game: GameRecord): unknown =>
  outline(game, ({ children, comments }, { before = [] }) => ({
    remark: [...before, ...comments].filter((text) => text !== '').join('\n'),
    children: children.length,
  }));

/** What is said of every branch of a tree, in the order of the tree. */
const outline = (
  game: GameRecord,
  say: (branch: MoveTree, node: Partial<MoveNode>) => object,
): readonly object[] => {
  const said: object[] = [];
  const pending: (MoveTree & Partial<MoveNode>)[] = [game];
  for (let branch = pending.pop(); branch !== undefined; branch = pending.pop()) {
    said.push({ move: branch.move, ...say(branch, branch) });
    pending.push(...branch.children.toReversed());
  }
  return said;
};
