import { squareAt, type Square } from '../../board/square.ts';
import { shortened } from '../fault.ts';
import type { BrokenAt } from '../game.ts';
import { nestedRoot, type NestedMove } from '../stored/nested.ts';
import type { Fields } from './fields.ts';

/** A line of moves: it replaces the ply `from` (from 1) of the line `parent`. The main line has the number 0. */
interface Line {
  readonly id: number;
  readonly parent: number;
  readonly from: number;
  readonly digits: string;
}

/** A line whose place in the tree is known. */
interface PlacedLine extends Pick<Line, 'id' | 'from'> {
  /** The move before its first. */
  readonly stem: NestedMove;
  readonly moves: readonly NestedMove[];
}

export interface LinesRead {
  readonly root: NestedMove;
  /** Lines that leave one that is not there, or not so long. */
  readonly unplaced: readonly BrokenAt[];
}

/** The tree of the lines of a game, in any order, with their comments. */
export const treeOfLines = (fields: Fields): LinesRead => {
  const root = nestedRoot();
  const [main, ...others] = linesOf(fields);
  const waiting = new Map<number, Line[]>();
  for (const line of others.toSorted((a, b) => a.id - b.id)) {
    const same = waiting.get(line.parent);
    if (same === undefined) waiting.set(line.parent, [line]);
    else same.push(line);
  }
  const placed: PlacedLine[] = [placedAt(root, main)];
  const unplaced: BrokenAt[] = [];
  // The list grows while it is walked.
  for (const parent of placed) {
    for (const line of waiting.get(parent.id) ?? []) {
      const stem = line.from === parent.from ? parent.stem : parent.moves[line.from - 1 - parent.from];
      if (stem === undefined) unplaced.push(brokenBy(line));
      else placed.push(placedAt(stem, line));
    }
    waiting.delete(parent.id);
  }
  unplaced.push(...[...waiting.values()].flat().map(brokenBy));
  addComments(fields, placed);
  return { root, unplaced };
};

const MOVE_FIELD = /^move_(\d{1,9})_(\d{1,9})_(\d{1,9})$/u;
const SEGMENT = /\[(\d{1,9})_(\d{1,9})_(\d{1,9})\]([^[]*)/gu;

/** The main line, then all others; on web pages they stand in segments of the one field, `[0_1_0]…[/0_1_0][0_2_1]…`. */
const linesOf = (fields: Fields): readonly [Line, ...Line[]] => {
  const list = fields.get('movelist') ?? '';
  const segments = [...list.matchAll(SEGMENT)].map(([, ...parts]) => lineFrom(parts));
  const tagged = [...fields].flatMap(([key, digits]) => {
    const parts = MOVE_FIELD.exec(key);
    return parts === null ? [] : [lineFrom([...parts.slice(1), digits])];
  });
  const main = segments.find(({ id }) => id === 0);
  const digits = main?.digits ?? (segments.length > 0 ? '' : list);
  return [{ id: 0, parent: 0, from: 1, digits }, ...segments.filter((line) => line !== main), ...tagged];
};

const lineFrom = ([parent, from, id, digits = '']: readonly string[]): Line => ({
  id: Number(id),
  parent: Number(parent),
  from: Number(from),
  digits,
});

const placedAt = (stem: NestedMove, { id, from, digits }: Line): PlacedLine => {
  const moves = (digits.replaceAll(/\s+/gu, '').match(/.{1,4}/gu) ?? []).map(moveOf);
  let at = stem;
  for (const move of moves) {
    at.children.push(move);
    at = move;
  }
  return { id, from, stem, moves };
};

/** `7747`: files from Red's left, ranks from the top. */
const moveOf = (text: string): NestedMove => ({
  from: squareOf(text.slice(0, 2)),
  to: squareOf(text.slice(2)),
  comment: undefined,
  children: [],
});

/** A point by its two digits; undefined for one that is off the board, as `99` is. */
export const squareOf = (digits: string): Square | undefined =>
  /^\d\d$/u.test(digits) ? squareAt(Number(digits[0]), 9 - Number(digits[1])) : undefined;

const brokenBy = ({ id, parent, from, digits }: Line): BrokenAt => {
  const text = shortened(`move_${String(parent)}_${String(from)}_${String(id)}`);
  return { ply: from - 1, text, fault: { code: 'syntax', text }, lost: Math.ceil(digits.length / 4) };
};

const COMMENT_FIELD = /^comment(?:(\d{1,9})_)?(\d{1,9})$/u;

/** Hangs each comment on its move; one for a ply that its line does not have goes to the nearest. */
const addComments = (fields: Fields, placed: readonly PlacedLine[]): void => {
  const lines = new Map(placed.map((line) => [line.id, line]));
  for (const [key, comment] of fields) {
    const [, id = '0', ply = ''] = COMMENT_FIELD.exec(key) ?? [];
    const line = ply === '' ? undefined : lines.get(Number(id));
    if (line === undefined || comment === '') continue;
    const { from, stem, moves } = line;
    const nearest = Math.min(Number(ply) - from, moves.length - 1);
    const move = (nearest < 0 ? undefined : moves[nearest]) ?? (id === '0' ? stem : (moves[0] ?? stem));
    move.comment = move.comment === undefined ? comment : `${move.comment}\n${comment}`;
  }
};
