import type { FormatId, RecordFormat } from './format.ts';
import { cbf } from './cbf/format.ts';
import { cbl, cbr } from './ccbridge/format.ts';
import { dhtmlxq } from './dhtmlxq/format.ts';
import { dhjhtmlxq } from './dhjhtmlxq/format.ts';
import { epd } from './epd/format.ts';
import { json } from './json/format.ts';
import { mxq } from './mxq/format.ts';
import { pfc } from './pfc/format.ts';
import { pgn, pgnIccs, pgnWxf } from './pgn/format.ts';
import { moves } from './plain/format.ts';
import { ccm } from './servers/ccm.ts';
import { che, cheMirrored } from './servers/che.ts';
import { chn } from './servers/chn.ts';
import { textBoard } from './text-board/format.ts';
import { xqf } from './xqf/format.ts';
import { xqr } from './xqr/format.ts';
import { wxfFile } from './wxf-file/format.ts';

/** All formats by id; each is described, read and written in a folder of its own. */
export const FORMATS: Readonly<Record<FormatId, RecordFormat>> = {
  xqf,
  cbr,
  cbl,
  xqr,
  mxq,
  chn,
  ccm,
  cbf,
  json,
  wxf: wxfFile,
  dhtmlxq,
  dhjhtmlxq,
  pfc,
  che,
  'che-mirrored': cheMirrored,
  pgn,
  'pgn-wxf': pgnWxf,
  'pgn-iccs': pgnIccs,
  epd,
  'text-board': textBoard,
  moves,
};
