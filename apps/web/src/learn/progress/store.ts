import { entered, NOTHING_LEARNT, makeLearnt, parseLearnt, type Answer, type Learnt } from '@qili/lessons';
import { openDB, type IDBPDatabase } from 'idb';
import { useSyncExternalStore } from 'react';
import { dayOf } from './day.ts';

/** What has been learnt, as this page knows it. */
export interface Kept {
  readonly learnt: Learnt;
  /** Whether it has been read, and whether the browser keeps it beyond this page. */
  readonly state: 'reading' | 'kept' | 'fleeting';
}

const DATABASE = 'qili';
const TABLE = 'learnt';
const ROW = 'own';

let kept: Kept = { learnt: NOTHING_LEARNT, state: 'reading' };
let database: Promise<IDBPDatabase | undefined> | undefined;
const listeners = new Set<() => void>();

const tell = (next: Kept): void => {
  kept = next;
  for (const listen of listeners) listen();
};

/** The database of this browser; undefined where it has none for us. */
const opened = (): Promise<IDBPDatabase | undefined> =>
  (database ??= openDB(DATABASE, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore(TABLE);
    },
  }).catch(() => undefined));

const readRow = (row: unknown): Learnt => {
  const read = typeof row === 'string' ? parseLearnt(row) : undefined;
  return read?.ok === true ? read.value : NOTHING_LEARNT;
};

/** Changes what is kept, in one transaction, so that two windows lose nothing of each other. */
const change = async (make: (learnt: Learnt) => Learnt): Promise<void> => {
  const open = await opened();
  if (open === undefined) {
    tell({ learnt: make(kept.learnt), state: 'fleeting' });
    return;
  }
  try {
    const transaction = open.transaction(TABLE, 'readwrite');
    const learnt = make(readRow(await transaction.store.get(ROW)));
    await transaction.store.put(makeLearnt(learnt), ROW);
    await transaction.done;
    tell({ learnt, state: 'kept' });
  } catch {
    tell({ learnt: make(kept.learnt), state: 'fleeting' });
  }
};

const listen = (changed: () => void): (() => void) => {
  listeners.add(changed);
  if (kept.state === 'reading') void change((learnt) => learnt);
  return () => {
    listeners.delete(changed);
  };
};

/** What has been learnt on this device. */
export const useLearnt = (): Kept => useSyncExternalStore(listen, () => kept);

/** Notes the first answer to a question about a term. */
export const noteAnswer = (
  term: string,
  answer: { readonly right: boolean; readonly given: Answer },
): Promise<void> =>
  change((learnt) => ({ ...learnt, terms: entered(learnt.terms, term, answer, dayOf(new Date())) }));

const withMember = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list : [...list, id];

/** Notes a lesson that has been read. */
export const noteRead = (lesson: string): Promise<void> =>
  change((learnt) => ({ ...learnt, read: withMember(learnt.read, lesson) }));

/** Notes an exercise that has been worked through. */
export const noteSolved = (exercise: string): Promise<void> =>
  change((learnt) => ({ ...learnt, solved: withMember(learnt.solved, exercise) }));

/** Puts something else in the place of what was learnt. */
export const replaceLearnt = (make: (learnt: Learnt) => Learnt): Promise<void> => change(make);
