import { err, ok, type Result } from '../../base/result.ts';
import { packMove } from '../../board/board.ts';
import { parseMoveName, type Move } from '../../board/move.ts';
import { uci } from '../../notation/coordinates.ts';
import { obstacleTo } from '../../position/obstacle.ts';
import { boardOf, type Position } from '../../position/position.ts';
import { otherGameOf } from '../another-game.ts';
import { shortened, type GameFault } from '../fault.ts';
import { RESULTS, type BrokenAt, type GameRecord, type GameResult, type MoveNode } from '../game.ts';
import { resultIn } from '../movetext/tokens.ts';
import { linesOf } from '../pgn/sections.ts';
import { startOf } from '../start.ts';
import {
  addComment,
  addMove,
  addNag,
  closeVariation,
  draftFrom,
  openVariation,
  type TreeDraft,
} from '../tree.ts';

/**
 * Reads one JSON object a line, or one object over many lines: our own form with a tree in `moves`,
 * or `{id, fen?, moves_iccs}` of the corpora.
 */
export const readJsonLines = (text: string): Result<GameRecord, GameFault>[] => {
  const whole = parsed(text);
  if (whole !== undefined) return [readValue(whole, 1)];
  const games: Result<GameRecord, GameFault>[] = [];
  let line = 0;
  for (const { text: json } of linesOf(text)) {
    line++;
    if (json.trim() !== '') games.push(readValue(parsed(json), line));
  }
  return games;
};

const readValue = (value: unknown, line: number): Result<GameRecord, GameFault> => {
  const fault = (message: string): Result<never, GameFault> =>
    err({ code: 'json', message, at: { line, column: 1 } });
  if (!isObject(value)) return fault('an object with "moves" or "moves_iccs" was expected');
  const fen = value.fen;
  const start = startOf(typeof fen === 'string' ? fen : undefined);
  if (!start.ok) return start;
  const head = headOf(value, start.value);
  const other = otherGameOf(head.tags) ?? otherGameOf(new Map([['Variant', textOf(value.variant) ?? '']]));
  if (other !== undefined) return err({ code: 'other-game', name: other });
  const list = value.moves_iccs;
  const names = typeof list === 'string' ? list.trim().split(/\s+/u).filter(Boolean) : list;
  if (Array.isArray(names)) return ok({ ...head, ...flatLine(start.value, names) });
  if (!Array.isArray(value.moves)) return fault('"moves" or "moves_iccs", a list of moves, was expected');
  return ok({ ...head, ...treeOf(start.value, value, value.moves) });
};

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

type Head = Pick<GameRecord, 'tags' | 'start' | 'result'>;

/** Tags from `tags`, and from `id` and `meta` where a corpus has those. */
const headOf = (value: Json, start: Position): Head => {
  const tags = new Map<string, string>();
  const put = (key: string, text: unknown): void => {
    if (typeof text === 'string') tags.set(key, text);
  };
  for (const [key, text] of Object.entries(isObject(value.tags) ? value.tags : {})) put(key, text);
  const meta = isObject(value.meta) ? value.meta : {};
  put('Id', value.id);
  for (const key of ['Event', 'Site', 'Date', 'Round', 'Red', 'Black']) put(key, meta[key.toLowerCase()]);
  return { tags, start, result: resultOf(value.result) };
};

const resultOf = (value: unknown): GameResult =>
  RESULTS.find((result) => result === value) ?? resultIn(textOf(value) ?? '') ?? '*';

type Body = Pick<GameRecord, 'children' | 'comments' | 'brokenAt' | 'brokenVariations'>;

/** A line without variations, played on one board: corpora hold millions of moves. */
const flatLine = (start: Position, names: readonly unknown[]): Body => {
  const board = boardOf(start);
  const moves: Move[] = [];
  let brokenAt: BrokenAt | undefined;
  for (const name of names) {
    const move = typeof name === 'string' ? parseMoveName(name) : undefined;
    const obstacle = move === undefined ? undefined : obstacleTo(board, move);
    if (move === undefined || obstacle !== undefined) {
      const text = shortened(textOf(name) ?? typeof name);
      const fault =
        obstacle === undefined
          ? ({ code: 'syntax', text } as const)
          : ({ code: 'illegal', text, because: obstacle } as const);
      brokenAt = { ply: moves.length, text, fault };
      break;
    }
    board.make(packMove(move));
    moves.push(move);
  }
  let children: MoveNode[] = [];
  for (const move of moves.toReversed()) children = [{ move, before: [], comments: [], nags: [], children }];
  return { children, comments: [], brokenVariations: [], ...(brokenAt === undefined ? {} : { brokenAt }) };
};

/** What is still to be read: the rest of a line, or the bounds of a variation. */
type Task =
  'open' | 'close' | { readonly moves: readonly unknown[]; readonly at: number; readonly main: boolean };

/** A line with variations on the moves they replace; a stack of its own, since they may be nested deep. */
const treeOf = (start: Position, value: Json, list: readonly unknown[]): Body => {
  const draft = draftFrom(start);
  const broken: { at: BrokenAt; main: boolean }[] = [];
  for (const comment of commentsOf(value)) addComment(draft, comment);
  const tasks: Task[] = [{ moves: list, at: 0, main: true }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if (task === 'open') openVariation(draft);
    else if (task === 'close') closeVariation(draft);
    else if (task.at < task.moves.length) {
      const read = readMove(draft, task.moves[task.at]);
      if (read.ok) tasks.push({ ...task, at: task.at + 1 }, ...read.value);
      else broken.push({ at: read.fault, main: task.main });
    }
  }
  const brokenAt = broken.find(({ main }) => main)?.at;
  const brokenVariations = broken.filter(({ main }) => !main).map(({ at }) => at);
  return { ...draft.root, brokenVariations, ...(brokenAt === undefined ? {} : { brokenAt }) };
};

/** Adds one move and answers its variations as tasks, last thing first. */
const readMove = (draft: TreeDraft, value: unknown): Result<Task[], BrokenAt> => {
  const item: Json = isObject(value) ? value : { iccs: value };
  const name = textOf(item.iccs) ?? '';
  const move = uci.parse(draft.at.position, name);
  if (!move.ok) return err({ ply: draft.at.ply, text: shortened(name), fault: move.fault });
  for (const comment of listOf(item.before)) addComment(draft, textOf(comment) ?? '');
  addMove(draft, move.value);
  for (const comment of commentsOf(item)) addComment(draft, comment);
  for (const nag of listOf(item.nags)) if (typeof nag === 'number') addNag(draft, nag);
  const variations = listOf(item.variations).toReversed();
  return ok(
    variations.flatMap((moves): Task[] => ['close', { moves: listOf(moves), at: 0, main: false }, 'open']),
  );
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** `comments`, or the one `comment`. */
const commentsOf = (value: Json): string[] =>
  [...listOf(value.comments ?? [value.comment])].filter((text) => typeof text === 'string');
