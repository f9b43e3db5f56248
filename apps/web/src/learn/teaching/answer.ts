import type { Answer, Ask, Exercise, Topic } from '@qili/lessons';
import type { Line, Locale, Nature, RuleSetId } from '@qili/rules';
import type { Proof } from '../../ruling/shown.ts';
import type { SetAnswers, SetQuestions } from './set-answer.ts';

/** What can be asked of the teacher: plain data, so that it can go to a worker and back. */
export interface Questions extends SetQuestions {
  /** A lesson in words. */
  readonly lesson: { readonly id: string; readonly locale: Locale };
  /** The exercises of a lesson, or the last ones of the course. */
  readonly exercises: { readonly of: string };
  /** An exercise in words. */
  readonly posed: { readonly exercise: Exercise; readonly locale: Locale };
  /** What an answer comes to; it may be an answer by its id, or as somebody typed it. */
  readonly mark: {
    readonly exercise: Exercise;
    readonly ask: Ask;
    readonly typed: string;
    readonly locale: Locale;
  };
  /** The right answer. */
  readonly tell: { readonly exercise: Exercise; readonly ask: Ask; readonly locale: Locale };
  /** One of the exercises without end, counted from 0. */
  readonly drawn: { readonly seed: number; readonly topics: readonly Topic[]; readonly number: number };
  /** An exercise that asks for a term. */
  readonly about: { readonly term: string; readonly seed: number };
}
export type QuestionKind = keyof Questions;

/** Words with the play that shows them. */
export interface Told {
  readonly says: string;
  readonly proof: Proof;
}

/** A claim of a lesson. */
export interface ToldClaim extends Told {
  /** After how many plies the position stands that it is about. */
  readonly plies: number | undefined;
}

export interface ToldBoard {
  readonly kind: 'board';
  readonly id: string;
  readonly line: Line;
  readonly rules: RuleSetId;
  /** Each move in words, with its nature where the lesson states it. */
  readonly moves: readonly { readonly text: string; readonly nature: Nature | undefined }[];
  readonly claims: readonly ToldClaim[];
}

export interface ToldLesson {
  readonly id: string;
  /** How many exercises it has. */
  readonly exercises: number;
  readonly parts: readonly (ToldBoard | { readonly kind: 'prose'; readonly says: string })[];
}

/** An answer to choose, in words. */
export interface Option {
  readonly answer: Answer;
  readonly text: string;
}

export interface PosedAsk {
  readonly ask: Ask;
  readonly question: string;
  /** Undefined where a move is played or written. */
  readonly options: readonly Option[] | undefined;
}

/** An exercise with its questions in words. */
export interface Posed {
  readonly exercise: Exercise;
  readonly line: Line;
  readonly asks: readonly PosedAsk[];
}

export type Marked =
  /** What was typed is no answer to the question. */
  | { readonly kind: 'unread'; readonly says: string }
  | {
      readonly kind: 'marked';
      readonly right: boolean;
      readonly answer: Answer;
      /** The answer in words. */
      readonly text: string;
      /** The right answer that says most. Known to who was wrong as well, but told only when asked for. */
      readonly best: Answer;
      /** What the answer is about, for the progress. */
      readonly term: string;
      /** For a wrong answer the proof against it, for a right one the reason. */
      readonly told: Told;
    };

export interface Solution {
  readonly text: string;
  readonly best: Answer;
  readonly term: string;
  readonly told: Told;
}

export interface Answers extends SetAnswers {
  readonly lesson: ToldLesson | undefined;
  readonly exercises: readonly Exercise[];
  readonly posed: Posed;
  readonly mark: Marked;
  readonly tell: Solution;
  /** Undefined where a topic has no more. */
  readonly drawn: Exercise | undefined;
  readonly about: Exercise | undefined;
}
