import type { RecordFormat } from '../format.ts';
import { inUtf8 } from '../written.ts';
import { WXF_TAGS } from './head.ts';
import { isWxfFile, readWxfFile } from './read.ts';
import { writeWxfFile } from './write.ts';

/** The container of XieXie and PlayOK. */
export const wxfFile: RecordFormat = {
  id: 'wxf',
  extension: '.wxf',
  holds: 'many',
  keeps: ['start', 'result'],
  tags: WXF_TAGS,
  facts: 'described',
  detects: ({ text }) => isWxfFile(text),
  readText: readWxfFile,
  write: inUtf8(writeWxfFile),
};
