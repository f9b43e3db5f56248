import { answerAll } from '../../judging/asker.ts';
import { TEACH } from './answers.ts';

/** The teacher in a thread of his own: drawing exercises takes a while, and keeps neither page nor judge waiting. */
answerAll(TEACH);
