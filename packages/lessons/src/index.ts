/** The course and its exercises, bottom first. */
export * from './course/claim.ts';
export type { Lesson, LessonBoard, Part } from './course/lesson.ts';
export { lineOf } from './course/lesson.ts';
export * from './course/sentence.ts';
export * from './course/course.ts';
export * from './exercise/four.ts';
export * from './proof/scene.ts';
export * from './exercise/exercise.ts';
export * from './exercise/answers.ts';
export * from './exercise/mark.ts';
export * from './exercise/words.ts';
export * from './exercise/read.ts';
export * from './exercise/book.ts';
export * from './generator/generate.ts';
export * from './generator/laps.ts';
export * from './progress/progress.ts';
export * from './sets/set.ts';
export * from './sets/print.ts';
