import type { RecordFormat } from '../format.ts';
import { isFenList, readFenList } from './read.ts';

/** Positions, one a line: bare FENs, with names behind semicolons, or EPD. */
export const epd: RecordFormat = {
  id: 'epd',
  extension: '.epd',
  holds: 'many',
  keeps: ['start', 'comments'],
  tags: ['Title'],
  facts: 'verified',
  detects: ({ text }) => isFenList(text),
  readText: readFenList,
};
