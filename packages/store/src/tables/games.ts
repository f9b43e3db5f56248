import type { ColumnType, Generated } from 'kysely';

/** Live games. A game is its steps; they are appended and never changed. */
export interface GameTables {
  readonly live_games: {
    /** The public name of the game. */
    readonly id: string;
    /** SHA-256 of the secret that each link carries: whoever reads the database cannot play with it. */
    readonly red: Buffer;
    readonly black: Buffer;
    readonly arbiter: Buffer;
    readonly opened_at: Date;
    /** Whether it was over after its last step. */
    readonly is_over: Generated<boolean>;
  };

  readonly live_steps: {
    readonly game: string;
    /** From 1, without a gap. Of two that would be the same step of a game, one is stored. */
    readonly seq: number;
    /** Milliseconds since 1970, by the clock of the server that stored it. */
    readonly at: number;
    /** How often moves had been taken back, and the ply of the move in it, null if there is none: no ply is played twice. */
    readonly take: number;
    readonly ply: number | null;
    /** The role and the client's own name for what it asked, null where nobody did: what is sent again is not done again. */
    readonly message: string | null;
    /** What happened, as JSON. */
    readonly events: ColumnType<unknown, string, never>;
  };

  /** One row: when a server was last up, so that the time in which none was is known. */
  readonly live_pulse: {
    readonly id: 1;
    readonly seen_at: Date;
  };
}
