import type { RecordFormat } from '../format.ts';
import { FIELDS } from './layout.ts';
import { isXqf, readXqf } from './read.ts';
import { writeXqf } from './write.ts';

/** 象棋演播室 XQStudio: versions 10 to 18 read, encrypted or not; 1.0 written, which all its readers know. */
export const xqf: RecordFormat = {
  id: 'xqf',
  extension: '.xqf',
  holds: 'one',
  keeps: ['start', 'result', 'variations', 'comments', 'clocks', 'annotator'],
  tags: FIELDS.map(({ tag }) => tag),
  facts: 'verified',
  detects: ({ bytes }) => isXqf(bytes),
  readBytes: readXqf,
  write: writeXqf,
};
