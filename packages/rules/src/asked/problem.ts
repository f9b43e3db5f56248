/** Something that could not be read, judged or written: where, in words of the user's language, and for machines. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly where?: InputPlace;
  readonly faults?: readonly { readonly code: string }[];
}

/** A place in the input: a file, a line and column of it from 1, a game of it from 1, a ply of that from 0. */
export interface InputPlace {
  readonly id?: string | undefined;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly game?: number | undefined;
  readonly ply?: number | undefined;
}

/** A problem as JSON says it. */
export interface ProblemJson {
  readonly id?: string | undefined;
  readonly error: Omit<Problem, 'where' | 'faults'> &
    Omit<InputPlace, 'id'> & { readonly faults?: { code: string }[] | undefined };
}

/** The problem as an `error` object. */
export const errorOf = ({ code, message, where = {}, faults }: Problem): ProblemJson => {
  const { id, ...place } = where;
  return { id, error: { code, message, ...place, faults: faults?.map((fault) => ({ ...fault })) } };
};
