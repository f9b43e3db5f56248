import { auditNaturesPerS, auditS, peakMb } from './audit.ts';
import { casesMs } from './cases.ts';
import type { Figure } from './figure.ts';
import { judgeAxfVsFfish } from './judge-axf-vs-ffish.ts';
import { matesTimedOut } from './mates-timed-out.ts';
import { mates217S } from './mates217.ts';
import { naturesPerS, natureUsMedian, natureUsP99 } from './natures.ts';
import { nobulkVsFfish } from './nobulk-vs-ffish.ts';
import { perft5VsFfish } from './perft5-vs-ffish.ts';
import { queueFigures } from './queue.ts';
import { startMs } from './start-ms.ts';
import { stringsVsFfish } from './strings-vs-ffish.ts';
import { xqfBigMb, xqfBigS } from './xqf-big.ts';

/** All figures of the bench, one file each or each family: add yours here. */
export const FIGURES: readonly Figure[] = [
  perft5VsFfish,
  nobulkVsFfish,
  stringsVsFfish,
  judgeAxfVsFfish,
  naturesPerS,
  natureUsMedian,
  natureUsP99,
  casesMs,
  mates217S,
  matesTimedOut,
  auditS,
  peakMb,
  auditNaturesPerS,
  ...queueFigures,
  startMs,
  xqfBigS,
  xqfBigMb,
];
