import type {
  CandidateRule,
  FormatId,
  GameRecord,
  JudgedMove,
  Line,
  Locale,
  Parting,
  RecordReading,
  RepetitionState,
  RuleSetId,
  Verdict,
} from '@qili/rules';

/** A line of play, and how to judge and speak about it. */
export interface Asked {
  readonly line: Line;
  readonly rules: RuleSetId;
  readonly locale: Locale;
}

/** What can be asked of the judge. Questions and answers are plain data, so that they can go to a worker and back. */
export interface Questions {
  /** What the line comes to; with `lap`, the moves from that ply on close one lap of a cycle. */
  readonly judge: Asked & { readonly lap: number | undefined };
  /** What the last move is by itself. */
  readonly name: Asked;
  /** What each move of the line is by itself, without the proof. */
  readonly natures: Omit<Asked, 'locale'>;
  /** What may be played at the end of the line. */
  readonly candidates: Asked;
  /** What all rule sets say, and where they part from the one that is asked for. */
  readonly compare: Asked & { readonly lap: number | undefined };
  /** The games of a file, or why there is none. */
  readonly read: { readonly bytes: Uint8Array; readonly locale: Locale };
  /** Games in a format, and what it cannot hold. */
  readonly write: { readonly games: readonly GameRecord[]; readonly format: FormatId };
  /** The sheet for the ruling that decides, as it is printed and as it is saved. */
  readonly sheet: Asked & { readonly tags: GameRecord['tags']; readonly lap: number | undefined };
}
export type QuestionKind = keyof Questions;

/** A judged move with the words that belong to it. */
export interface ToldMove {
  readonly judged: JudgedMove;
  readonly text: string;
  /** The move again in one language of symbols, for machines: `h2e2`. */
  readonly name: string;
  readonly reason: string;
}

/** A stretch of moves that is ruled on: a cycle, or a long run of attacks. */
export interface Stretch {
  readonly kind: 'cycle' | 'run';
  /** Plies: the first of its moves, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly occurrences: number;
  /** The plies after which the same position stood, the first first. */
  readonly stands: readonly number[];
  /** The moves of its first lap, or of the run. */
  readonly moves: readonly ToldMove[];
  readonly verdict: Verdict;
  readonly state: RepetitionState;
  readonly clause: string;
  readonly says: {
    readonly ruling: string;
    readonly answers: string;
    readonly clause: string;
    readonly state: string;
    readonly doubts: string;
  };
}

/** How the game stands after a ply. */
export interface Standing {
  readonly repetition: RepetitionState;
  readonly verdict: Verdict;
  /** How often the position has stood. */
  readonly occurrences: number;
  readonly isOver: boolean;
  /** Its end, what may be claimed, or a limit that is near; empty where there is nothing to say. */
  readonly says: string;
}

export interface Judged {
  readonly rules: RuleSetId;
  /** By ply, the start first. */
  readonly standings: readonly Standing[];
  readonly stretches: readonly Stretch[];
  /** The place in the list of the one that decides. */
  readonly decisive: number | undefined;
  /** Whether the moves were taken as one lap; false where they close none. */
  readonly isLap: boolean;
}

export interface CandidateTold extends ToldMove {
  readonly rule: CandidateRule;
  readonly warns: boolean;
  readonly says: string;
}

/** What a rule set says beside the others. */
export interface Opinion {
  readonly rules: RuleSetId;
  readonly natures: readonly { readonly ply: number; readonly nature: JudgedMove['nature'] }[];
  readonly verdict: Verdict;
  readonly ruling: string;
  readonly clause: string;
}

export interface Compared {
  /** The moves of the longest stretch, in words. */
  readonly moves: readonly Pick<ToldMove, 'text' | 'name' | 'judged'>[];
  readonly opinions: readonly Opinion[];
  /** Where the other rule sets part from the one that was asked for, and by which clause. */
  readonly partings: readonly Parting[];
}

export type Read =
  | {
      readonly ok: true;
      readonly reading: RecordReading;
      /** What is wrong with the file or its games, in words. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly says: string };

export interface WrittenFile {
  readonly bytes: Uint8Array;
}

export interface Answers {
  readonly judge: Judged;
  readonly name: ToldMove | undefined;
  readonly natures: readonly JudgedMove['nature'][];
  readonly candidates: readonly CandidateTold[];
  readonly compare: Compared;
  readonly read: Read;
  readonly write: WrittenFile;
  /** Undefined where nothing was ruled on. */
  readonly sheet: { readonly html: string; readonly svg: string } | undefined;
}
