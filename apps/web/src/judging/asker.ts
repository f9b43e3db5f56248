/** Asks a worker one kind of question, and promises the answer. */
export type Asker<Q, A extends Readonly<Record<keyof Q, unknown>>> = <K extends keyof Q>(
  kind: K,
  asked: Q[K],
) => Promise<A[K]>;

/** An answer for each kind of question. */
export type Answering<Q, A extends Readonly<Record<keyof Q, unknown>>> = {
  readonly [K in keyof Q]: (asked: Q[K]) => A[K];
};

/** A question on its way to a worker; the answer comes back under its number. */
interface Question<Q, K extends keyof Q = keyof Q> {
  readonly id: number;
  readonly kind: K;
  readonly asked: Q[K];
}

/** Somebody who answers from a thread of his own, one question after the other; started when first asked. */
export const askerOf = <Q, A extends Readonly<Record<keyof Q, unknown>>>(
  start: () => Worker,
): Asker<Q, A> => {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, (answer: unknown) => void>();
  const started = (): Worker => {
    if (worker !== undefined) return worker;
    worker = start();
    worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: unknown }>) => {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    });
    return worker;
  };
  return <K extends keyof Q>(kind: K, asked: Q[K]) => {
    const question: Question<Q, K> = { id: ++lastId, kind, asked };
    return new Promise<A[K]>((resolve) => {
      waiting.set(question.id, (answer) => {
        resolve(answer as A[K]);
      });
      started().postMessage(question);
    });
  };
};

/** The other end: answers, in a worker, whatever is asked. */
export const answerAll = <Q, A extends Readonly<Record<keyof Q, unknown>>>(
  answering: Answering<Q, A>,
): void => {
  const answerTo = <K extends keyof Q>({ kind, asked }: Question<Q, K>): A[K] => answering[kind](asked);
  self.addEventListener('message', ({ data }: MessageEvent<Question<Q>>) => {
    self.postMessage({ id: data.id, answer: answerTo(data) });
  });
};
