import { useEffect, useState } from 'react';
import type { Answers, Questions, QuestionKind } from './answer.ts';
import { ask } from './ask.ts';

/** Long enough that whoever leafs through a game asks nothing in passing. */
const PAUSE_MS = 40;

/**
 * The judge's answer to a question, which must stay the same object as long as nothing else is
 * asked. While a new answer is awaited the last one stays, so that nothing jumps; `isCurrent` says which.
 */
export const useAnswer = <K extends QuestionKind>(
  kind: K,
  asked: Questions[K] | undefined,
): { readonly answer: Answers[K] | undefined; readonly isCurrent: boolean } => {
  const [known, setKnown] = useState<{ asked: Questions[K]; answer: Answers[K] }>();
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      void ask(kind, asked).then((answer) => {
        if (isWanted) setKnown({ asked, answer });
      });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [kind, asked]);
  return { answer: asked === undefined ? undefined : known?.answer, isCurrent: known?.asked === asked };
};
