/** The course and its exercises, bottom first. */
export * from './course/claim.ts';
export type { Lesson, LessonBoard, Part } from './course/lesson.ts';
export { lineOf } from './course/lesson.ts';
export * from './course/sentence.ts';
export * from './course/course.ts';
export * from './exercise/four.ts';
