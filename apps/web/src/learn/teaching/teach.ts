import { askerOf } from '../../judging/asker.ts';
import { useAnswerFrom, type Known } from '../../judging/use-answer.ts';
import type { Answers, Questions, QuestionKind } from './answer.ts';

/** Asks the teacher. */
export const teach = askerOf<Questions, Answers>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'teacher' }),
);

/** The teacher's answer to a question, which must stay the same object as long as nothing else is asked. */
export const useTaught = <K extends QuestionKind>(
  kind: K,
  asked: Questions[K] | undefined,
): Known<Answers[K]> => useAnswerFrom(teach, kind, asked);
