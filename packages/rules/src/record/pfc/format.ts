import type { RecordFormat } from '../format.ts';
import { isPfc, readPfc } from './read.ts';

/** 鹏飞象棋: XML, moves nested in moves. Known by one program's reader. */
export const pfc: RecordFormat = {
  id: 'pfc',
  extension: '.pfc',
  holds: 'one',
  keeps: ['start', 'result', 'tags', 'variations', 'comments', 'clocks', 'annotator'],
  facts: 'one-source',
  detects: ({ text }) => isPfc(text),
  readText: readPfc,
};
