import type { Questions, QuestionKind } from './answer.ts';
import { ANSWER } from './answers.ts';

/** A question to the worker; the answer comes back under its number. */
export interface Question<K extends QuestionKind = QuestionKind> {
  readonly id: number;
  readonly kind: K;
  readonly asked: Questions[K];
}

const answerTo = <K extends QuestionKind>({ kind, asked }: Question<K>): unknown => ANSWER[kind](asked);

/** The judge in a thread of his own, so that the page never stalls. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage({ id: data.id, answer: answerTo(data) });
});
