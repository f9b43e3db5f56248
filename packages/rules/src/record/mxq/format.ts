import type { RecordFormat } from '../format.ts';
import { isMxq, readMxq } from './read.ts';

/** 弈天: texts with their lengths, then the moves of one line. Known by one program's reader. */
export const mxq: RecordFormat = {
  id: 'mxq',
  extension: '.mxq',
  holds: 'one',
  keeps: ['result', 'comments'],
  tags: ['Site', 'Date', 'Event', 'Red', 'RedElo', 'Black', 'BlackElo'],
  facts: 'one-source',
  detects: ({ bytes }) => isMxq(bytes),
  readBytes: readMxq,
};
