import { err, ok, type Result } from '../../base/result.ts';
import { parseSquare } from '../../board/square.ts';
import { parseFen, START_FEN } from '../../position/fen.ts';
import { shortened, type GameFault } from '../fault.ts';
import type { GameRecord } from '../game.ts';
import { resultIn } from '../movetext/tokens.ts';
import { beginsWithTag } from '../pgn/sections.ts';
import { nestedRoot, storedOf, type NestedMove } from '../stored/nested.ts';
import { startOfPieces } from '../stored/start.ts';
import { treeOf } from '../stored/tree.ts';

/** Attributes hold no `<`, so that a quote that is never closed costs little. */
const NODE = /<n((?:\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*)?)>|<\/n\s*>/gu;
const ATTRIBUTE = /([A-Za-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

export const isPfc = (text: string): boolean =>
  !beginsWithTag(text) &&
  /\[pfchessrecord\]|^[^<]*(?:<!--[^<]*)?(?:<\?xml[^<>]*>\s*)?<n\s[^<>]*\bversion\s*=/u.test(text);

type Attributes = ReadonlyMap<string, string>;

interface Game {
  readonly attributes: Attributes;
  readonly root: NestedMove;
}

/** Reads the games of a text: `<n m="FEN"><n m="h2e2"/></n>`, a move in the one before it, alternatives side by side. */
export const readPfc = (text: string): Result<GameRecord, GameFault>[] => {
  const games: Game[] = [];
  const open: NestedMove[] = [];
  const marked = new Set<NestedMove>();
  for (const [node, inside] of text.matchAll(NODE)) {
    if (inside === undefined) {
      open.pop();
      continue;
    }
    const attributes = attributesIn(inside);
    const parent = open.at(-1);
    const move = parent === undefined ? nestedRoot(attributes.get('c')) : moveOf(attributes);
    if (parent === undefined) games.push({ attributes, root: move });
    // The move that the game goes on with is marked, wherever it stands.
    else if (attributes.get('default') === 'true' && !marked.has(parent)) {
      marked.add(parent);
      parent.children.unshift(move);
    } else parent.children.push(move);
    if (!node.endsWith('/>')) open.push(move);
  }
  return games.map(readGame);
};

const moveOf = (attributes: Attributes): NestedMove => {
  const text = attributes.get('m')?.toLowerCase() ?? '';
  return {
    from: parseSquare(text.slice(0, 2)),
    to: parseSquare(text.slice(2)),
    comment: attributes.get('c'),
    children: [],
  };
};

const attributesIn = (text: string): Attributes =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name,
      unescaped(double ?? single ?? ''),
    ]),
  );

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
  ['&#10;', '\n'],
  ['&#13;', ''],
  ['&#xA;', '\n'],
  ['&#xD;', ''],
]);

const unescaped = (text: string): string =>
  text.replaceAll(/&#?\w{1,6};/gu, (entity) => ENTITIES.get(entity) ?? entity);

const readGame = ({ attributes, root }: Game): Result<GameRecord, GameFault> => {
  const said = attributes.get('m') ?? '';
  const fen = said === '' ? START_FEN : said;
  const setup = parseFen(fen);
  if (!setup.ok) return err({ code: 'fen', text: shortened(fen), fault: setup.fault });
  const stored = storedOf(root);
  const tags = new Map(
    [...attributes]
      .filter(([name, value]) => value !== '' && !/^(?:version|m|c|win|default)$/u.test(name))
      .map(([name, value]) => [tagOf(name), value]),
  );
  const { pieces, turn } = setup.value;
  const start = startOfPieces(pieces, stored, turn, tags.get('Title') ?? '');
  if (!start.ok) return start;
  const result = resultIn(attributes.get('win') ?? '') ?? '*';
  return ok({ tags, start: start.value, result, ...treeOf(start.value, stored, (comment) => comment) });
};

/** `create-time` as a tag, `CreateTime`. */
const tagOf = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
