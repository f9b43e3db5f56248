import type { RecordFormat } from '../format.ts';
import { inUtf8 } from '../written.ts';
import { isWxfFile, readWxfFile, WXF_TAGS, writeWxfFile } from './wxf-file.ts';

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
