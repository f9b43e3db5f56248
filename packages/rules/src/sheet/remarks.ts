import type { GameRecord, MoveNode } from '../record/game.ts';

/** Clock times in comments, as many programs write them: `[%clk 0:12:30]`, `[%emt 0:00:05]`. */
const CLOCK = /\[%(?:clk|emt)\s+([\d:.]+)\s*\]/u;
/** All that programs write for each other in comments. */
const COMMAND = /\[%\w+[^\]]*\]/gu;

/** What a record says beside a move of its main line. */
export interface Remark {
  /** The clock after the move, as it was written. */
  readonly clock: string | undefined;
  readonly text: string;
}

/** The remarks of the main line by ply, those before the first move at 0: one more than it has moves. */
export const remarksOf = (game: GameRecord): Remark[] => {
  const remarks = [remarkOf(game.comments)];
  for (let node = game.children[0]; node !== undefined; node = node.children[0])
    remarks.push(remarkOf(commentsOf(node)));
  return remarks;
};

const commentsOf = ({ before, comments }: MoveNode): readonly string[] => [...before, ...comments];

/** What comments say to people, and the clock that they carry. */
export const remarkOf = (comments: readonly string[]): Remark => {
  const whole = comments.join(' ');
  return {
    clock: CLOCK.exec(whole)?.[1],
    text: whole.replace(COMMAND, '').replace(/\s+/gu, ' ').trim(),
  };
};
