import { describe, expect, test } from 'vitest';
import { perft } from '../../packages/rules/src/position/perft.ts';
import { boardFrom, startBoard } from '../boards.ts';
import { parsePerft, readPerft } from './read.ts';

/** Depth 3 everywhere, depth 4 where the count says that it is quick; deeper counts are for the bench. */
const isQuick = (depth: number, count: number): boolean => depth <= 3 || (depth === 4 && count < 700_000);

const cases = [...readPerft('published.perft'), ...readPerft('traps.perft')];

describe('perft', () => {
  test('knows all 29 positions', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(29);
  });

  test.each(cases)('$id', ({ fen, counts }) => {
    const board = boardFrom(fen);
    const before = board.clone();
    for (const [depth, count] of counts) if (isQuick(depth, count)) expect(perft(board, depth)).toBe(count);
    expect(board).toEqual(before);
  });

  test('depth 0 is the position itself', () => {
    expect(perft(startBoard(), 0)).toBe(1);
  });

  test('a block without a count is refused', () => {
    expect(() => parsePerft('id x\nfen 9/9\n')).toThrow('needs id, fen and perft');
  });
});
