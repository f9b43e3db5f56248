import { fileOf, rankOf, type Square } from '../../board/square.ts';
import { makeFen, START_FEN } from '../../position/fen.ts';
import type { GameRecord, MoveNode, MoveTree } from '../game.ts';
import { slotsOf } from '../stored/slots.ts';
import { OTHER, TAG_OF_FIELD, WORD_OF_RESULT } from './tags.ts';

/** Games in the form `[DhtmlXQ]…[/DhtmlXQ]`, a field a line. */
export const writeDhtmlXq = (games: readonly GameRecord[]): string => games.map(writeGame).join('\n');

const writeGame = (game: GameRecord): string => {
  const fields = [...headOf(game), ...linesOf(game)].map(
    ([key, value]) => `[DhtmlXQ_${key}]${escaped(value)}[/DhtmlXQ_${key}]\n`,
  );
  return `[DhtmlXQ]\n${fields.join('')}[/DhtmlXQ]\n`;
};

type Field = readonly [key: string, value: string];

const FIELD_OF_TAG = new Map([...TAG_OF_FIELD].map(([field, tag]) => [tag.toLowerCase(), field]));

/** Tags that stand elsewhere in the form. */
const IMPLIED = /^(?:game|format|fen|setup|result|plycount)$/iu;

const headOf = (game: GameRecord): Field[] => {
  const fen = makeFen(game.start);
  const tags = [...game.tags].filter(([tag, value]) => value !== '' && !IMPLIED.test(tag));
  return [
    ['ver', 'www_dpxq_com'],
    ...tags.map(([tag, value]): Field => [FIELD_OF_TAG.get(tag.toLowerCase()) ?? OTHER + tag, value]),
    ['result', WORD_OF_RESULT[game.result]],
    ['binit', slotsOf(game.start).map(digitsOf).join('')],
    // The points do not say whose turn it is.
    ...(fen === START_FEN ? [] : [['fen', fen] as const]),
  ];
};

/** A point: the file from Red's left, the rank from the top; `99` for none. */
const digitsOf = (square: Square | undefined): string =>
  square === undefined ? '99' : String(fileOf(square)) + String(9 - rankOf(square));

/** A line to be written: it replaces the ply `from` of its parent. */
interface Line {
  readonly parent: number;
  readonly from: number;
  readonly first: MoveNode;
}

/** The main line, then every variation with a number of its own, then what is said of them. */
const linesOf = (game: GameRecord): Field[] => {
  const moves: Field[] = [];
  const comments: Field[] = remarks(game, 'comment0');
  const [first, ...rest] = game.children;
  const lines: Line[] = first === undefined ? [] : [{ parent: 0, from: 1, first }];
  lines.push(...rest.map((sibling) => ({ parent: 0, from: 1, first: sibling })));
  // The list grows while it is walked.
  for (const [id, { parent, from, first: opening }] of lines.entries()) {
    const digits: string[] = [];
    let ply = from;
    for (let node: MoveNode | undefined = opening; node !== undefined; node = node.children[0]) {
      digits.push(digitsOf(node.move.from) + digitsOf(node.move.to));
      comments.push(
        ...remarks(node, id === 0 ? `comment${String(ply)}` : `comment${String(id)}_${String(ply)}`),
      );
      ply++;
      for (const sibling of node.children.slice(1)) lines.push({ parent: id, from: ply, first: sibling });
    }
    moves.push([
      id === 0 ? 'movelist' : `move_${String(parent)}_${String(from)}_${String(id)}`,
      digits.join(''),
    ]);
  }
  return [...moves, ...comments];
};

const remarks = ({ comments, before = [] }: MoveTree & Partial<MoveNode>, key: string): Field[] => {
  const text = [...before, ...comments].filter((comment) => comment !== '').join('\n');
  return text === '' ? [] : [[key, text]];
};

/** What would end the field or be read as something else is written as `\u005b`. */
const escaped = (value: string): string =>
  value
    .replaceAll(
      /[\\|]|\[(?=\/?DhtmlXQ)/giu,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replaceAll(/\r\n?|\n/gu, '||');
