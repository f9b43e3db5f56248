import type { RecordFormat } from '../format.ts';
import { isTextBoard, readTextBoards } from './read.ts';

/** 文字棋图: boards drawn with characters, as bulletin boards and `qili show` do. */
export const textBoard: RecordFormat = {
  id: 'text-board',
  extension: '.txt',
  holds: 'many',
  keeps: ['start'],
  tags: [],
  facts: 'one-file',
  detects: ({ text }) => isTextBoard(text),
  readText: readTextBoards,
};
