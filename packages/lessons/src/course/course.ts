import type { Lesson, LessonBoard } from './lesson.ts';
import { ATTACKS } from './lessons/attacks.ts';
import { CONDUCT } from './lessons/conduct.ts';
import { HALL } from './lessons/hall.ts';
import { KINDS } from './lessons/kinds.ts';
import { RECORDING } from './lessons/recording.ts';
import { ROOTS } from './lessons/roots.ts';
import { SPECIAL } from './lessons/special.ts';

/** The course, in the order in which it is read. */
export const COURSE: readonly Lesson[] = [
  ...RECORDING,
  ...ATTACKS,
  ...ROOTS,
  ...KINDS,
  ...SPECIAL,
  ...CONDUCT,
  ...HALL,
];

/** The boards of a lesson, in order. */
export const boardsOf = ({ parts }: Lesson): LessonBoard[] =>
  parts.flatMap((part) => (part.kind === 'board' ? [part.board] : []));
