/** The fields of one game by their keys; of a field that is given twice, the first that says something. */
export type Fields = ReadonlyMap<string, string>;

/** A tag of a form, `[Form_key]` or `[/Form_key]`: its slash, and its key unless it wraps the whole game. */
interface FormTag {
  readonly closes: boolean;
  readonly key: string | undefined;
  readonly from: number;
  readonly to: number;
}

/**
 * Cuts a text in a form such as `[DhtmlXQ_red]许银川[/DhtmlXQ_red]` into the fields of its games. In
 * `tag` the first group is the slash, the second the key. A value ends at the next tag, whatever
 * that is: real files close fields with the names of others.
 */
export const gamesIn = (text: string, tag: RegExp): Fields[] => {
  const games: Map<string, string>[] = [];
  let game: Map<string, string> | undefined;
  let open: FormTag | undefined;
  for (const next of [...tagsIn(text, tag), END]) {
    if (game !== undefined && open?.key !== undefined && (game.get(open.key) ?? '') === '')
      game.set(open.key, text.slice(open.to, next.from).trim());
    if (next.key === undefined) game = undefined;
    else if (!next.closes && game === undefined) {
      game = new Map();
      games.push(game);
    }
    open = next.closes ? undefined : next;
  }
  return games;
};

const END: FormTag = { closes: true, key: undefined, from: Infinity, to: Infinity };

const tagsIn = (text: string, tag: RegExp): FormTag[] =>
  [...text.matchAll(tag)].map((match) => ({
    closes: match[1] === '/',
    key: match[2],
    from: match.index,
    to: match.index + match[0].length,
  }));
