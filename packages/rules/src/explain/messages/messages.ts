import type { Move } from '../../board/move.ts';
import type { ByColor, ByRole, Color, Role } from '../../board/types.ts';
import type {
  ChaseFinding,
  Excuse,
  ExcuseCode,
  Means,
  Nature,
  PieceRef,
  Root,
} from '../../nature/finding.ts';
import type { MoveTextFault } from '../../notation/notation.ts';
import type { RecordFault } from '../../record/fault.ts';
import type { Obstacle } from '../../position/obstacle.ts';
import type { FenFault } from '../../position/fen.ts';
import type { BoardEnd } from '../../position/position.ts';
import type { SetupFault } from '../../position/validate.ts';
import type { Clause } from '../../ruling/ruleset.ts';
import type { RepetitionState, Verdict } from '../../ruling/ruling.ts';
import type { NamedPattern, Share } from '../conduct.ts';

/** A way to say each member of a union by `code`: a new member breaks the build of every language. */
export type Sayers<Fault extends { readonly code: string }> = {
  readonly [Code in Fault['code']]: (fault: Extract<Fault, { readonly code: Code }>) => string;
};

/** A piece by what a player calls it: its file counted from its owner's right, 1 to 9, and its place among its like on that file. */
export interface NamedPiece {
  readonly color: Color;
  readonly role: Role;
  readonly file: number;
  readonly order: 'alone' | 'front' | 'middle' | 'rear';
}

/** A piece where it stands. */
export type PieceAt = Omit<PieceRef, 'id'>;

/** What a sentence about a move may mention, already in words of the language. */
export interface Scene {
  readonly mover: Color;
  /** The piece that moved. */
  readonly moved: PieceAt;
  readonly name: (pieces: readonly PieceAt[]) => string;
  readonly play: (line: readonly Move[]) => string;
}

/** Everything the library says, in one language. Sentences end with their full stop. */
export interface Messages {
  readonly side: ByColor<string>;
  readonly role: ByColor<ByRole<string>>;
  readonly nature: Readonly<Record<Nature | 'unknown', string>>;
  readonly piece: (piece: NamedPiece) => string;
  readonly list: (items: readonly string[]) => string;
  /** Joins sentences into a paragraph. */
  readonly paragraph: (sentences: readonly string[]) => string;
  /** A paragraph about a move, headed by the move and its nature. */
  readonly about: (move: string, nature: string, sentences: string) => string;

  readonly check: (by: readonly PieceRef[], scene: Scene) => string;
  readonly kill: (line: readonly Move[], scene: Scene) => string;
  readonly chase: Readonly<Record<Means, (finding: ChaseFinding, scene: Scene) => string>>;
  readonly root: Readonly<Record<Root, (finding: ChaseFinding, scene: Scene) => string>>;
  /** The line of play that wins the target. */
  readonly wins: (finding: ChaseFinding, scene: Scene) => string;
  readonly meeting: Readonly<
    Record<'exchange' | 'offer', (by: readonly PieceRef[], target: PieceRef, scene: Scene) => string>
  >;
  /** The taking of a piece that offers itself, and the answer. */
  readonly taken: (line: readonly Move[], scene: Scene) => string;
  readonly hold: Readonly<
    Record<'block' | 'follow', (by: readonly PieceRef[], target: PieceRef, scene: Scene) => string>
  >;
  readonly idle: string;
  readonly unknown: (asked: 'kill' | 'chase', nodes: number) => string;
  readonly excuse: Readonly<Record<ExcuseCode, (excuse: Excuse, scene: Scene) => string>>;

  readonly pattern: Readonly<Record<NamedPattern, string>>;
  /** A pattern that is told by how its moves share out: 一将一捉. */
  readonly shares: (shares: readonly Share[]) => string;
  readonly ruling: Readonly<Record<Verdict, (red: string, black: string) => string>>;
  readonly state: Readonly<Record<RepetitionState, (occurrences: number, needed: number) => string>>;
  readonly clause: (rules: string, clause: string, says: string) => string;
  readonly founded: Readonly<Record<Clause['founded'], string>>;
  readonly restsOnUnknown: string;
  readonly restsOnSoft: string;
  readonly end: Readonly<Record<BoardEnd, (loser: Color) => string>>;

  readonly setupFault: Sayers<SetupFault>;
  readonly fenFault: Sayers<FenFault>;
  /** A text that is no move, or none that can be played; the candidates of an ambiguous one in words. */
  readonly moveFault: Sayers<MoveTextFault>;
  /** A record that gives no game, or a game of it that cannot be read; faults of its FEN are said as such. */
  readonly recordFault: Sayers<Exclude<RecordFault, { readonly code: 'fen' | 'setup' }>>;
  readonly unclosedComment: string;
  readonly obstacle: Readonly<Record<Obstacle, string>>;
  /** A move by its place in the game: whose, in which round 回合, counted from 1. */
  readonly turn: (round: number, color: Color) => string;
}
