import type { Answers, Questions, QuestionKind } from './answer.ts';
import type { Question } from './worker.ts';

type Listener = (answer: unknown) => void;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Listener>();

const started = (): Worker => {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'judge' });
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: unknown }>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  return worker;
};

/** Asks the judge, who answers from a thread of his own, one question after the other. */
export const ask = <K extends QuestionKind>(kind: K, asked: Questions[K]): Promise<Answers[K]> => {
  const question: Question<K> = { id: ++lastId, kind, asked };
  return new Promise((resolve) => {
    waiting.set(question.id, (answer) => {
      resolve(answer as Answers[K]);
    });
    started().postMessage(question);
  });
};
