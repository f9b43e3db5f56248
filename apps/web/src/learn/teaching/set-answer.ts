import type { ClassTable, Exercise, ExerciseSet, Topic } from '@qili/lessons';
import type { Locale } from '@qili/rules';

/** What can be asked about sets of exercises. */
export interface SetQuestions {
  /** The first so many of the exercises without end. */
  readonly several: { readonly seed: number; readonly topics: readonly Topic[]; readonly count: number };
  /** What can be asked about positions or games that somebody pasted. */
  readonly own: { readonly text: string; readonly locale: Locale };
  /** A set in a text, by itself or at the end of a link. */
  readonly set: { readonly text: string; readonly locale: Locale };
  /** The set as pages to print. */
  readonly sheet: { readonly set: ExerciseSet; readonly locale: Locale };
  /** How a class did, by the texts of its results. */
  readonly class: {
    readonly set: ExerciseSet;
    readonly files: readonly NamedText[];
    readonly locale: Locale;
  };
}

/** What a file holds, or what was pasted under a name of ours. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** What was read, or in words why it could not be. */
export type Readable<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly says: string };

/** The table of a class with what was confused in words, and the results that were refused. */
export interface ClassRead extends Pick<ClassTable, 'pupils' | 'exercises'> {
  readonly confused: readonly {
    readonly is: string;
    readonly taken: string;
    readonly times: number;
    readonly pupils: number;
  }[];
  readonly faults: readonly { readonly file: string; readonly says: string }[];
}

export interface SetAnswers {
  readonly several: readonly Exercise[];
  readonly own: Readable<readonly Exercise[]>;
  readonly set: Readable<ExerciseSet>;
  readonly sheet: string;
  readonly class: ClassRead;
}
