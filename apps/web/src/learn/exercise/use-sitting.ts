import type { Answer, Ask, Exercise } from '@qili/lessons';
import { useReducer, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { Stage } from '../../stepping/use-stage.ts';
import { teach } from '../teaching/teach.ts';
import { plyFor } from './ply-for.ts';
import { isDone, nextAfter, sat, sittingFor, type Feedback, type Sitting } from './sitting.ts';

/* eslint-disable max-lines-per-function -- useSitting is small functions that share one state */

/** The first answer to a question, which is what counts; `given` is empty where one asked to be told. */
export interface Entry {
  readonly exercise: Exercise;
  readonly ask: Ask;
  readonly term: string;
  readonly given: Answer;
  readonly right: boolean;
}

/** By what the board knows which proof it shows. */
export const proofIdOf = (at: number, verdict: Feedback['verdict']): string => `${String(at)} ${verdict}`;

/** Somebody at an exercise: answers go to the teacher, and what they come to is shown on the stage. */
export const useSitting = (
  exercise: Exercise,
  stage: Stage,
  onEntry: ((entry: Entry) => void) | undefined,
): {
  readonly sitting: Sitting;
  readonly answer: (typed: string) => void;
  readonly tell: () => void;
  readonly turn: (ask: number) => void;
} => {
  const { locale } = useSettings().settings;
  const [sitting, act] = useReducer(sat, exercise.asks.length, sittingFor);
  const isBusy = useRef(false);
  const at = sitting.current;
  const go = (place: number): void => {
    stage.go(plyFor(exercise.asks[place], stage.line));
  };
  const enter = (ask: Ask, term: string, given: Answer, right: boolean): void => {
    if (sitting.asks[at]?.wrong.length === 0) onEntry?.({ exercise, ask, term, given, right });
  };
  /** One question to the teacher at a time: a key pressed twice answers once. */
  const once = async (work: (ask: Ask) => Promise<void>): Promise<void> => {
    const ask = exercise.asks[at];
    if (ask === undefined || isDone(sitting) || isBusy.current) return;
    isBusy.current = true;
    await work(ask);
    isBusy.current = false;
  };
  const answer = async (ask: Ask, typed: string): Promise<void> => {
    const marked = await teach('mark', { exercise, ask, typed, locale });
    act({ do: 'marked', at, marked });
    if (marked.kind === 'unread') return;
    enter(ask, marked.term, marked.answer, marked.right);
    const { frames } = marked.told.proof;
    if (marked.right) go(nextAfter(sitting, at));
    else stage.show({ id: proofIdOf(at, 'wrong'), frames, step: 0, isPlaying: true });
  };
  const tell = async (ask: Ask): Promise<void> => {
    const solution = await teach('tell', { exercise, ask, locale });
    act({ do: 'told', at, solution });
    enter(ask, solution.term, '', false);
    go(nextAfter(sitting, at));
  };
  return {
    sitting,
    answer: (typed) => {
      void once((ask) => answer(ask, typed));
    },
    tell: () => {
      void once(tell);
    },
    turn: (to) => {
      act({ do: 'turn', to });
      go(to);
    },
  };
};
