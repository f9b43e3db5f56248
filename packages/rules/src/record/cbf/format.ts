import type { RecordFormat } from '../format.ts';
import { readCbf, TAG_OF_ELEMENT } from './read.ts';

/** 象棋桥 CCBridge: one game in XML. */
export const cbf: RecordFormat = {
  id: 'cbf',
  extension: '.cbf',
  holds: 'one',
  keeps: ['start', 'result', 'comments', 'clocks', 'annotator'],
  tags: [...TAG_OF_ELEMENT.values()],
  facts: 'one-file',
  detects: ({ text }) => /^\s*<\?xml[^>]*>\s*<ChineseChessRecord\b/u.test(text),
  readText: (text) => [readCbf(text)],
};
