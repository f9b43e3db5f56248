import type { RecordFormat } from '../format.ts';
import { inUtf8 } from '../written.ts';
import { readPlainMoves } from './read.ts';
import { writePlainMoves } from './write.ts';

/** Moves without tags, in columns or running on, and lists of FENs: whatever text nothing else claims. */
export const moves: RecordFormat = {
  id: 'moves',
  extension: '.txt',
  holds: 'many',
  keeps: ['start'],
  tags: [],
  facts: 'verified',
  detects: ({ text }) => text.trim() !== '',
  readText: readPlainMoves,
  write: inUtf8(writePlainMoves),
};
