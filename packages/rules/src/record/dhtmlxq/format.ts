import type { RecordFormat } from '../format.ts';
import { inUtf8 } from '../written.ts';
import { isDhtmlXq, readDhtmlXq } from './read.ts';
import { writeDhtmlXq } from './write.ts';

/** 东萍 DhtmlXQ, “UBB”: fields in square brackets, in a text or in the web page that shows the game. */
export const dhtmlxq: RecordFormat = {
  id: 'dhtmlxq',
  extension: '.ubb',
  holds: 'many',
  keeps: ['start', 'result', 'tags', 'variations', 'comments', 'clocks', 'annotator'],
  facts: 'verified',
  detects: ({ text }) => isDhtmlXq(text),
  readText: readDhtmlXq,
  write: inUtf8(writeDhtmlXq),
};
