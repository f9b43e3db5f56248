import type { Answer } from '@qili/lessons';
import type { Marked, Solution, Told } from '../teaching/answer.ts';

/** How a question of an exercise stands. */
export interface AskStanding {
  /** The wrong answers so far. */
  readonly wrong: readonly Answer[];
  /** How it was settled, and the right answer. */
  readonly settled: { readonly how: 'right' | 'told'; readonly best: Answer } | undefined;
}

/** What was said last. */
export interface Feedback {
  readonly at: number;
  readonly verdict: 'right' | 'wrong' | 'told' | 'unread';
  /** The answer in words; empty where it could not be read. */
  readonly text: string;
  readonly says: string;
  readonly proof: Told['proof'] | undefined;
}

/** Somebody at an exercise. */
export interface Sitting {
  /** The question that is being answered. */
  readonly current: number;
  readonly asks: readonly AskStanding[];
  readonly feedback: Feedback | undefined;
}

export type SittingAct =
  | { readonly do: 'marked'; readonly at: number; readonly marked: Marked }
  | { readonly do: 'told'; readonly at: number; readonly solution: Solution }
  | { readonly do: 'turn'; readonly to: number };

export const sittingFor = (asks: number): Sitting => ({
  current: 0,
  asks: Array.from({ length: asks }, () => ({ wrong: [], settled: undefined })),
  feedback: undefined,
});

export const isDone = ({ asks }: Sitting): boolean => asks.every(({ settled }) => settled !== undefined);

/** The sitting after an answer, a solution that was asked for, or a turn to another question. */
export const sat = (sitting: Sitting, act: SittingAct): Sitting => {
  switch (act.do) {
    case 'turn':
      return sitting.asks[act.to]?.settled === undefined ? { ...sitting, current: act.to } : sitting;
    case 'told': {
      const { text, best, told } = act.solution;
      const feedback: Feedback = { at: act.at, verdict: 'told', text, ...told };
      return settled(sitting, act.at, { how: 'told', best }, feedback);
    }
    case 'marked':
      return withMarked(sitting, act.at, act.marked);
  }
};

const withMarked = (sitting: Sitting, at: number, marked: Marked): Sitting => {
  if (marked.kind === 'unread') {
    const feedback: Feedback = { at, verdict: 'unread', text: '', says: marked.says, proof: undefined };
    return { ...sitting, feedback };
  }
  const { right, answer, best, text, told } = marked;
  const feedback: Feedback = { at, verdict: right ? 'right' : 'wrong', text, ...told };
  if (right) return settled(sitting, at, { how: 'right', best }, feedback);
  const asks = sitting.asks.map((ask, i) =>
    i === at ? { ...ask, wrong: [...new Set([...ask.wrong, answer])] } : ask,
  );
  return { ...sitting, asks, feedback };
};

/** A question settled; the next open one comes up, those before it last. */
const settled = (
  sitting: Sitting,
  at: number,
  how: NonNullable<AskStanding['settled']>,
  feedback: Feedback,
): Sitting => {
  const asks = sitting.asks.map((ask, i) => (i === at ? { ...ask, settled: how } : ask));
  return { asks, feedback, current: nextAfter(sitting, at) };
};

/** The open question after one that is settled now; that one itself where there is no other. */
export const nextAfter = ({ asks }: Sitting, at: number): number => {
  const order = [...asks.keys()].map((i) => (at + 1 + i) % asks.length);
  return order.find((i) => i !== at && asks[i]?.settled === undefined) ?? at;
};
