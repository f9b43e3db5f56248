import type { RecordFormat } from '../format.ts';
import { isXqr, readXqr, TAG_OF_FIELD } from './read.ts';

/** XQR: fields by number, a tree, a checksum. */
export const xqr: RecordFormat = {
  id: 'xqr',
  extension: '.xqr',
  holds: 'one',
  keeps: ['result', 'variations', 'comments'],
  tags: [...TAG_OF_FIELD.values()],
  facts: 'one-file',
  detects: ({ bytes }) => isXqr(bytes),
  readBytes: (bytes) => ({ games: [readXqr(bytes)], encoding: 'utf-8', doubtful: false, damaged: 0 }),
};
