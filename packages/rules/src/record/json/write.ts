import { moveName } from '../../board/move.ts';
import { NOTATIONS } from '../../notation/notations.ts';
import { makeFen } from '../../position/fen.ts';
import { playOn } from '../../notation/boards.ts';
import type { Position } from '../../position/position.ts';
import { countsOf, type BrokenAt, type GameRecord, type MoveNode, type MoveTree } from '../game.ts';

/**
 * Games as JSON, one object a line: the moves are the main line, variations hang on the move they
 * replace. Written piece by piece, since `JSON.stringify` recurses and trees may be thousands deep.
 */
export const writeJsonLines = (games: readonly GameRecord[]): string =>
  games.map((game) => `${writeGame(game)}\n`).join('');

const writeGame = (game: GameRecord): string => {
  const head = fields([
    ['tags', Object.fromEntries(game.tags)],
    ['fen', makeFen(game.start)],
    ['result', game.result],
    ...commentFields(game.comments),
  ]);
  const { brokenAt, brokenVariations } = game;
  const tail = fields([
    ['counts', countsOf(game)],
    ['brokenAt', brokenAt && breakJson(brokenAt)],
    ['brokenVariations', brokenVariations.length === 0 ? undefined : brokenVariations.map(breakJson)],
  ]);
  return `{${head},"moves":[${writeTree(game)}],${tail}}`;
};

/** Where a record goes wrong; `line` leads there in a variation. */
const breakJson = ({ ply, text: found, fault, at, lost, line }: BrokenAt): object => ({
  ply,
  text: found,
  fault: fault.code,
  at,
  lost,
  line: line?.map(moveName),
});

type Field = readonly [string, unknown];

/** The fields that have a value, with the commas between them. */
const fields = (list: readonly Field[]): string =>
  list
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .join(',');

/** One text for all, and the list where there are several. */
const commentFields = (comments: readonly string[]): Field[] => [
  ['comment', comments.length === 0 ? undefined : comments.join('\n')],
  ['comments', comments.length < 2 ? undefined : comments],
];

type Task =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'move';
      readonly node: MoveNode;
      readonly variations: readonly MoveNode[];
      readonly position: Position;
    };

const text = (value: string): Task => ({ kind: 'text', text: value });

/** The children of a branch as tasks: the first as the next move, the others as its variations. */
const movesAfter = ({ children: [node, ...variations] }: MoveTree, position: Position): Task[] =>
  node === undefined ? [] : [{ kind: 'move', node, variations, position }];

const writeTree = (game: GameRecord): string => {
  const pieces: string[] = [];
  const tasks = movesAfter(game, game.start);
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if (task.kind === 'text') pieces.push(task.text);
    else tasks.push(...writeMove(task, pieces));
  }
  return pieces.join('');
};

/** Writes one move up to its variations and answers what follows, last thing first. */
const writeMove = (
  { node, variations, position }: Extract<Task, { kind: 'move' }>,
  pieces: string[],
): Task[] => {
  const own: Field[] = [
    ['iccs', moveName(node.move)],
    ['text', NOTATIONS.chinese.make(position, node.move)],
    ['before', node.before.length === 0 ? undefined : node.before],
    ...commentFields(node.comments),
    ['nags', node.nags.length === 0 ? undefined : node.nags],
  ];
  pieces.push(`{${fields(own)}`);
  const next = movesAfter(node, playOn(position, node.move));
  const after: Task[] = [...next, text(next.length === 0 ? '}' : '},')];
  if (variations.length === 0) return after;
  const inside = variations.flatMap((variation, i): Task[] => [
    text(i === 0 ? '[' : ',['),
    { kind: 'move', node: variation, variations: [], position },
    text(']'),
  ]);
  return [...after, ...[text(',"variations":['), ...inside, text(']')].toReversed()];
};
