import type { RecordFormat } from '../format.ts';
import { beginsWith } from '../stored/bytes.ts';
import { readLibrary, repairLibrary } from './cbl-read.ts';
import { readCbrGame } from './cbr-read.ts';
import { writeCbr } from './cbr-write.ts';
import { FIELDS, LIBRARY_MAGIC, RECORD_MAGIC } from './layout.ts';

/** 象棋桥 CCBridge: one game. */
export const cbr: RecordFormat = {
  id: 'cbr',
  extension: '.cbr',
  holds: 'one',
  keeps: ['start', 'result', 'variations', 'comments', 'clocks', 'annotator'],
  tags: FIELDS.map(({ tag }) => tag),
  facts: 'verified',
  detects: ({ bytes }) => beginsWith(bytes, RECORD_MAGIC),
  readBytes: (bytes) => ({ games: [readCbrGame(bytes)], encoding: 'utf-16le', doubtful: false, damaged: 0 }),
  write: writeCbr,
};

/** 象棋桥 CCBridge: a library of games. */
export const cbl: RecordFormat = {
  id: 'cbl',
  extension: '.cbl',
  holds: 'many',
  keeps: cbr.keeps,
  tags: FIELDS.map(({ tag }) => tag),
  facts: 'verified',
  detects: ({ bytes }) => beginsWith(bytes, LIBRARY_MAGIC),
  readBytes: (bytes, { repair = false }) => (repair ? repairLibrary(bytes) : readLibrary(bytes)),
};
