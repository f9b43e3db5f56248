import { useEffect, useState } from 'react';
import type { Answers, Questions, QuestionKind } from './answer.ts';
import { ask } from './ask.ts';
import type { Asker } from './asker.ts';

/** Long enough that whoever leafs through a game asks nothing in passing. */
const PAUSE_MS = 40;

/** What has come of a question: the last answer, and whether it is the answer to this very question. */
export interface Known<T> {
  readonly answer: T | undefined;
  readonly isCurrent: boolean;
}

/**
 * The answer to a question, which must stay the same object as long as nothing else is
 * asked. While a new answer is awaited the last one stays, so that nothing jumps; `isCurrent` says which.
 */
export const useAnswerFrom = <Q, A extends Readonly<Record<keyof Q, unknown>>, K extends keyof Q>(
  asker: Asker<Q, A>,
  kind: K,
  asked: Q[K] | undefined,
): Known<A[K]> => {
  const [known, setKnown] = useState<{ asked: Q[K]; answer: A[K] }>();
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      void asker(kind, asked).then((answer) => {
        if (isWanted) setKnown({ asked, answer });
      });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asker, kind, asked]);
  return { answer: asked === undefined ? undefined : known?.answer, isCurrent: known?.asked === asked };
};

/** The judge's answer to a question. */
export const useAnswer = <K extends QuestionKind>(
  kind: K,
  asked: Questions[K] | undefined,
): Known<Answers[K]> => useAnswerFrom(ask, kind, asked);
