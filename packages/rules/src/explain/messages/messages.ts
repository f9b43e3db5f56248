import { isSameMove, type Move } from '../../board/move.ts';
import type { ByColor, ByRole, Color, Role } from '../../board/types.ts';
import type {
  ChaseFinding,
  Excuse,
  ExcuseCode,
  MeetingFinding,
  Nature,
  PieceRef,
} from '../../nature/finding.ts';
import type { Protection } from '../../nature/protection.ts';
import type { MoveTextFault } from '../../notation/notation.ts';
import type { RecordFault } from '../../record/fault.ts';
import type { Obstacle } from '../../position/obstacle.ts';
import type { FenFault } from '../../position/fen.ts';
import type { BoardEnd } from '../../position/position.ts';
import type { SetupFault } from '../../position/validate.ts';
import type { Clause } from '../../ruling/ruleset.ts';
import type { AnswerCode } from '../../ruling/answers.ts';
import type { ChasedPiece, RepetitionState, Verdict } from '../../ruling/ruling.ts';
import type { NamedPattern, Share } from '../conduct.ts';
import type { Outcome } from '../outcome.ts';

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
  /** A line of play, move by move. */
  readonly moves: (line: readonly Move[]) => readonly string[];
  readonly play: (line: readonly Move[]) => string;
}

/** An excuse, for one target or for several that it holds for alike. */
export interface ToldExcuse extends Omit<Excuse, 'target'> {
  readonly targets: readonly PieceRef[];
}

/** What is told about a chase beside the attack itself. */
export interface ChaseTold {
  /** What stands behind the target; absent where the chase does not turn on it. */
  readonly protection: Protection | undefined;
  /** What the line wins; absent where there is none. */
  readonly outcome: Outcome | undefined;
  /** The pieces that the captor needs: that bear on the square, hold a protector, or play in the line. */
  readonly helpers: readonly PieceAt[];
}

/** How an idle move with nothing to excuse comes to be played; of mate threats only rule sets speak that forbid them. */
export type Idling = 'plain' | 'plain-where-kills-are-free' | 'answers-check';

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
  /** What is attacked and how, why protection does not help, and what the line of play wins. */
  readonly chase: (finding: ChaseFinding, told: ChaseTold, scene: Scene) => string;
  readonly meeting: Readonly<
    Record<MeetingFinding['nature'], (finding: MeetingFinding, scene: Scene) => string>
  >;
  /** What is attacked beside: each target with the line that wins it. */
  readonly chasesToo: (findings: readonly ChaseFinding[], scene: Scene) => string;
  readonly hold: Readonly<
    Record<
      'block' | 'follow',
      (by: readonly PieceRef[], targets: readonly PieceRef[], scene: Scene) => string
    >
  >;
  readonly idle: Readonly<Record<Idling, string>>;
  /** An idle move by which a piece leaves those that chased it. */
  readonly evades: (chasers: readonly PieceAt[], scene: Scene) => string;
  readonly unknown: (asked: 'kill' | 'chase', nodes: number) => string;
  /** Why what looks like an attack is none, without a full stop. */
  readonly excuse: Readonly<Record<ExcuseCode, (excuse: ToldExcuse, scene: Scene) => string>>;
  /** An excuse as a sentence, with the number of its clause where that is known. */
  readonly excused: (excuse: string, clause: string | undefined) => string;

  readonly pattern: Readonly<Record<NamedPattern, string>>;
  /** 长捉 of one piece, or of several in turn 轮捉. */
  readonly chasing: (chased: readonly ChasedPiece[]) => string;
  /** A pattern that is told by how its moves share out: 一将一捉. */
  readonly shares: (shares: readonly Share[]) => string;
  /** 二闲 or 均闲: nothing but plain idle moves, so many before they come again. */
  readonly allIdle: (period: number) => string;
  /** The same in the word 打, for rule sets that have it: 一打一闲. */
  readonly attackShares: (said: string, attacks: number, idle: number) => string;
  /** A fact about how the sides meet each other's attacks 解将还将; the sides that do so. */
  readonly answer: Readonly<Record<AnswerCode, (by: readonly Color[]) => string>>;
  readonly ruling: Readonly<Record<Verdict, (red: string, black: string) => string>>;
  /** `drawn`: the draw is given unasked. */
  readonly state: Readonly<
    Record<RepetitionState | 'drawn', (occurrences: number, needed: number) => string>
  >;
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
  /** A file that ends while more moves are to follow. */
  readonly truncated: string;
  readonly obstacle: Readonly<Record<Obstacle, string>>;
  /** A move by its place in the game: whose, in which round 回合, counted from 1. */
  readonly turn: (round: number, color: Color) => string;
}

/** Whether the captor and its target are of different types, so that it is another piece that meets its like. */
export const isHelped = ({ by, targets }: ToldExcuse): boolean =>
  by.every(({ role }) => targets.every((target) => target.role !== role));

/** Whether a line begins, for its first exchange of moves, like another that is shown anyway. */
export const isPlayedAs = (line: readonly Move[], shown: readonly Move[]): boolean =>
  shown.length > 1 &&
  line.slice(0, 2).every((move, i) => {
    const other = shown[i];
    return other !== undefined && isSameMove(move, other);
  });

/** The longest line, in plies, that is shown for what a move attacks beside. */
export const BRIEF = 3;
