import { KEEPABLES, type RecordFormat } from '../format.ts';
import { inUtf8 } from '../written.ts';
import { readJsonLines } from './read.ts';
import { writeJsonLines } from './write.ts';

/** One JSON object a line a game: our own form, and the flat one of corpora. */
export const json: RecordFormat = {
  id: 'json',
  extension: '.jsonl',
  holds: 'many',
  keeps: KEEPABLES,
  facts: 'own',
  detects: ({ text }) => /^\s*\{\s*"/u.test(text),
  readText: readJsonLines,
  write: inUtf8(writeJsonLines),
};
