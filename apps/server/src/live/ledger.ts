import type { GameStep } from '@qili/protocol';
import type { Store } from '@qili/store';
import type { Hashes } from './secrets.ts';
import { APPEND, loadGame, openGame, parametersOf, stepsAfter } from './statements.ts';
import type { Entry, Stored, StoredGame } from './stored.ts';

/** The stored games. What it says is stored has been written to the disk by the database. */
export interface Ledger {
  readonly open: (id: string, hashes: Hashes, step: GameStep) => Promise<void>;
  readonly load: (id: string) => Promise<StoredGame | undefined>;
  /** The steps of a game after one of them. */
  readonly after: (id: string, seq: number) => Promise<readonly Stored[]>;
  /** Stores a step; false where another has taken its place, or its message is stored already. */
  readonly append: (entry: Entry) => Promise<boolean>;
  /** Games that are not over. */
  readonly going: () => Promise<readonly string[]>;
  /** Waits until everything is stored that was to be. */
  readonly settle: () => Promise<void>;
}

/**
 * Steps of many games that come while one statement runs are stored together by the next: the more
 * there is to do, the more each trip to the database carries.
 */
export const openLedger = ({ db, pool }: Store, server: string): Ledger => {
  const waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;
  const write = async (): Promise<void> => {
    while (waiting.length > 0) await store(pool, waiting.splice(0, MOST_AT_ONCE), server);
    writing = undefined;
  };
  return {
    open: (id, hashes, step) => openGame(db, id, hashes, step),
    load: (id) => loadGame(db, id),
    after: (id, seq) => stepsAfter(db, id, seq),
    append: (entry) =>
      new Promise((resolve, reject) => {
        waiting.push({ entry, resolve, reject });
        writing ??= write();
      }),
    going: async () => {
      const rows = await db.selectFrom('live_games').select('id').where('is_over', '=', false).execute();
      return rows.map(({ id }) => id);
    },
    settle: async () => {
      await writing;
    },
  };
};

interface Waiting {
  readonly entry: Entry;
  readonly resolve: (isStored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 500;

const store = async (pool: Store['pool'], batch: readonly Waiting[], server: string): Promise<void> => {
  try {
    const entries = batch.map(({ entry }) => entry);
    const { rows } = await pool.query<{ game: string; seq: number }>(APPEND, parametersOf(entries, server));
    const stored = new Set(rows.map(({ game, seq }) => `${game} ${String(seq)}`));
    for (const { entry, resolve } of batch) resolve(stored.has(`${entry.game} ${String(entry.step.seq)}`));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
};
