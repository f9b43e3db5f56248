import type { MoveStyle, Notation } from '../../notation/notation.ts';
import { NOTATIONS } from '../../notation/notations.ts';
import { makeFen, START_FEN } from '../../position/fen.ts';
import { playOn } from '../../notation/boards.ts';
import type { Position } from '../../position/position.ts';
import { tagOf, type GameRecord, type MoveNode } from '../game.ts';

/** How the moves of a PGN are written, and the value of its `Format` tag. */
export interface PgnStyle extends MoveStyle {
  readonly moves?: 'Chinese' | 'WXF' | 'ICCS';
}

const NOTATION_OF: Readonly<Record<NonNullable<PgnStyle['moves']>, Notation>> = {
  Chinese: NOTATIONS.chinese,
  WXF: NOTATIONS.wxf,
  ICCS: NOTATIONS.iccs,
};

/** Games as PGN text, a blank line between them; Chinese moves with full-width digits by default. */
export const writePgn = (games: readonly GameRecord[], style: PgnStyle = {}): string =>
  games.map((game) => writeGame(game, { digits: 'full-width', ...style })).join('\n');

const writeGame = (game: GameRecord, style: PgnStyle): string => {
  const tags = [...tagsOf(game, style)].map(([key, value]) => `[${key} "${escaped(value)}"]\n`);
  return `${tags.join('')}\n${writeMoves(game, style)}\n`;
};

/** `Game` first, then the game's own tags in their order, with what the record itself knows put right. */
const tagsOf = (game: GameRecord, { moves = 'Chinese' }: PgnStyle): Map<string, string> => {
  const tags = new Map([['Game', 'Chinese Chess']]);
  const isOurs = (key: string): boolean => /^(?:game|fen|format|result|setup)$/iu.test(key);
  for (const [key, value] of game.tags) if (!isOurs(key)) tags.set(key, value);
  const said = tagOf(game.tags, 'Result');
  tags.set('Result', game.result === '*' && said !== undefined ? said : game.result);
  const fen = makeFen(game.start);
  if (fen !== START_FEN) tags.set('FEN', fen);
  if (moves !== 'Chinese') tags.set('Format', moves);
  return tags;
};

const escaped = (value: string): string => value.replaceAll(/["\\]/gu, '\\$&').replaceAll(/[\r\n]+/gu, ' ');

/**
 * PGN cannot hold a closing brace in a comment; it becomes a full-width one. A line in it that begins
 * as a game does would be taken for the next game; it goes on the line before.
 */
const braced = (comment: string): string =>
  `{${comment.replaceAll('}', '｝').replaceAll(/\s*[\r\n]\s*(?=\[(?:Game|Event)\s+")/giu, ' ')}}`;

/** What is still to be written: a piece of text, or a move with its alternatives and all that follows. */
type Task =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'move';
      readonly node: MoveNode;
      readonly variations: readonly MoveNode[];
      readonly position: Position;
      readonly ply: number;
      /** Whether the number must be said although Black moves. */
      readonly fresh: boolean;
      readonly main: boolean;
    };

/** Walks the tree with a stack of its own: variations may be nested thousands deep. */
const writeMoves = (game: GameRecord, style: PgnStyle): string => {
  const notation = NOTATION_OF[style.moves ?? 'Chinese'];
  const pieces = game.comments.map((comment) => `${braced(comment)}\n`);
  const [first, ...others] = game.children;
  const ply = game.start.turn === 'red' ? 0 : 1;
  const tasks: Task[] = [{ kind: 'text', text: game.result }];
  if (first !== undefined)
    tasks.push({
      kind: 'move',
      node: first,
      variations: others,
      position: game.start,
      ply,
      fresh: true,
      main: true,
    });
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if (task.kind === 'text') pieces.push(task.text);
    else tasks.push(...writeMove(task, notation, style, pieces));
  }
  return pieces.join('').replaceAll(/ +\n/gu, '\n');
};

/** Writes one move and answers what comes after it, last thing first. */
const writeMove = (
  { node, variations, position, ply, fresh, main }: Extract<Task, { kind: 'move' }>,
  notation: Notation,
  style: MoveStyle,
  pieces: string[],
): Task[] => {
  const isRed = position.turn === 'red';
  const number = isRed ? `${String(ply / 2 + 1)}. ` : fresh ? `${String((ply + 1) / 2)}. ... ` : '';
  pieces.push(
    ...node.before.map((comment) => `${braced(comment)} `),
    number,
    notation.make(position, node.move, style),
  );
  pieces.push(
    ...node.nags.map((nag) => ` $${String(nag)}`),
    ...node.comments.map((comment) => ` ${braced(comment)}`),
  );
  const interrupted = variations.length > 0 || node.comments.length > 0;
  const after = playOn(position, node.move);
  const [next, ...others] = node.children;
  const tasks: Task[] = [
    { kind: 'text', text: main && !isRed ? '\n' : next === undefined && !main ? '' : ' ' },
  ];
  if (next !== undefined)
    tasks.unshift({
      kind: 'move',
      node: next,
      variations: others,
      position: after,
      ply: ply + 1,
      fresh: interrupted,
      main,
    });
  for (const variation of variations.toReversed()) {
    tasks.push({ kind: 'text', text: ')' });
    tasks.push({ kind: 'move', node: variation, variations: [], position, ply, fresh: true, main: false });
    tasks.push({ kind: 'text', text: ' (' });
  }
  return tasks;
};
