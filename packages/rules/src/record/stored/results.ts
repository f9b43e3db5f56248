import type { GameResult } from '../game.ts';

/** Results by the numbers that several binary formats give them: unknown, Red won, Black won, drawn. */
const BY_NUMBER: readonly GameResult[] = ['*', '1-0', '0-1', '1/2-1/2'];

/** What a number says of the outcome; numbers without a meaning say nothing. */
export const resultByNumber = (number: number | undefined): GameResult => BY_NUMBER[number ?? 0] ?? '*';

export const numberOfResult = (result: GameResult): number => BY_NUMBER.indexOf(result);
