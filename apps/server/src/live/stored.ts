import type { GameStep } from '@qili/protocol';
import type { Hashes } from './secrets.ts';

/** A step to store, and what keeps it from being stored twice. */
export interface Entry {
  readonly game: string;
  readonly step: GameStep;
  readonly take: number;
  /** Role and name of the message that asked for it; null where nobody did. */
  readonly message: string | null;
}

/** A step that is stored, and the message that asked for it. */
export interface Stored {
  readonly step: GameStep;
  readonly message: string | null;
}

/** A game as it is stored. */
export interface StoredGame {
  readonly hashes: Hashes;
  readonly steps: readonly Stored[];
}
