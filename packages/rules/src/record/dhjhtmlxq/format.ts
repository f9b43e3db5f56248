import type { RecordFormat } from '../format.ts';
import { isDhjHtmlXq, readDhjHtmlXq, TAG_OF_NUMBER } from './read.ts';

/** 广东象棋网 打虎将: numbered fields in square brackets. Known by one program's reader. */
export const dhjhtmlxq: RecordFormat = {
  id: 'dhjhtmlxq',
  extension: '.txt',
  holds: 'many',
  keeps: ['start', 'result', 'comments', 'clocks', 'annotator'],
  tags: [...TAG_OF_NUMBER.values()],
  facts: 'one-source',
  detects: ({ text }) => isDhjHtmlXq(text),
  readText: readDhjHtmlXq,
};
