import { KEEPABLES, type RecordFormat } from '../format.ts';
import { inUtf8 } from '../written.ts';
import { readPgn } from './read.ts';
import { hasTags } from './sections.ts';
import { writePgn } from './write.ts';

/** PGN with Chinese moves when written; read in all its flavours. */
export const pgn: RecordFormat = {
  id: 'pgn',
  extension: '.pgn',
  holds: 'many',
  keeps: KEEPABLES,
  facts: 'verified',
  detects: ({ text }) => hasTags(text),
  readText: readPgn,
  write: inUtf8((games) => writePgn(games)),
};

const { extension, holds, keeps, facts } = pgn;
const detects = (): boolean => false;

export const pgnWxf: RecordFormat = {
  id: 'pgn-wxf',
  extension,
  holds,
  keeps,
  facts,
  detects,
  write: inUtf8((games) => writePgn(games, { moves: 'WXF' })),
};

export const pgnIccs: RecordFormat = {
  id: 'pgn-iccs',
  extension,
  holds,
  keeps,
  facts,
  detects,
  write: inUtf8((games) => writePgn(games, { moves: 'ICCS' })),
};
