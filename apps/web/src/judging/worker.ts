import { ANSWER } from './answers.ts';
import { answerAll } from './asker.ts';

/** The judge in a thread of his own, so that the page never stalls. */
answerAll(ANSWER);
