/** Whole archives of games: judged on every core, with a report that can be gone on with. */
export * from './report/tally.ts';
export { type LogFault } from './report/log.ts';
export * from './audit.ts';
export * from './report/text.ts';
export * from './report/html.ts';
export { openQueue, type Queue, type QueueFault } from './queue/queue.ts';
export * from './queue/enqueue.ts';
export * from './queue/follow.ts';
export * from './queue/work.ts';
