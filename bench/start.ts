import { invariant } from '../packages/rules/src/base/assert.ts';
import type { Board } from '../packages/rules/src/board/board.ts';
import { parseFen, START_FEN } from '../packages/rules/src/position/fen.ts';
import { boardOf } from '../packages/rules/src/position/position.ts';

export const startBoard = (): Board => {
  const setup = parseFen(START_FEN);
  invariant(setup.ok, 'the start position is well formed');
  return boardOf(setup.value);
};

/** Lines from the start by depth, as published. */
export const START_PERFT = [1, 44, 1920, 79_666, 3_290_240, 133_312_995] as const;

/** Throws unless both are the same number: a bench that counts wrong says nothing about speed. */
export const assertCount = (found: number, published: number | undefined): number => {
  invariant(found === published, `counted ${String(found)}, not ${String(published)}`);
  return found;
};
