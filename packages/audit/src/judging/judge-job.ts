import { auditGame, type AuditLine } from '@qili/protocol';
import { addLine, addTime, emptyTally, type Tally } from '../report/tally.ts';
import { errorLine, gamesOf, type ItemGame } from './judge-item.ts';
import type { Asked, InputFault, Item } from './job.ts';

/** What a job comes to: its lines of the report, each with its line end, and their sum. */
export interface Judged {
  readonly text: string;
  readonly tally: Tally;
}

/** Judges what is in a job; what cannot be read gives a line that says so. */
export const judgeItems = (items: readonly Item[], asked: Asked): Judged => {
  const tally = emptyTally();
  const lines: string[] = [];
  for (const item of items)
    for (const game of gamesRead(item))
      for (const line of linesOf(item.name, game, asked, tally)) {
        addLine(tally, line);
        lines.push(`${JSON.stringify(line)}\n`);
      }
  return { text: lines.join(''), tally };
};

/** One archive in a thousand brings out a fault of ours; the others are judged all the same. */
const bugOf = (error: unknown): InputFault => ({
  code: 'bug',
  message: error instanceof Error ? error.message : String(error),
});

const gamesRead = (item: Item): ItemGame[] => {
  try {
    return gamesOf(item);
  } catch (error) {
    return [{ fault: bugOf(error) }];
  }
};

const linesOf = (file: string, read: ItemGame, asked: Asked, tally: Tally): AuditLine[] => {
  if ('fault' in read) return [errorLine(file, read.game, read.fault, asked.locale)];
  const { game, record } = read;
  const began = performance.now();
  try {
    return auditGame(record, { file, game }, asked);
  } catch (error) {
    return [errorLine(file, game, bugOf(error), asked.locale)];
  } finally {
    addTime(tally, { file, game, ms: performance.now() - began });
  }
};
