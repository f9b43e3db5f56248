/** What runs in each thread of the judging pool. It lies beside `pool.ts`, which starts it, in the sources as in every build. */
import { candidatesAnswer, judgeAnswer } from './answers.ts';
import { convertAnswer } from './convert.ts';
import type { Answer, Task } from './task.ts';

/** Piscina calls the export named `answer`. */
export const answer = (task: Task): Answer => {
  switch (task.kind) {
    case 'judge':
      return judgeAnswer(task.request, task.locale);
    case 'candidates':
      return candidatesAnswer(task.request, task.locale);
    case 'convert':
      return convertAnswer(task.request, task.locale);
  }
};
