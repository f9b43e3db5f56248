import { describe, expect, test } from 'vitest';
import { boardFrom, legalOn, pickFrom, scattered } from '../../../../suites/boards.ts';
import { after, everMatesByTrial, flawOf, matesByTrial } from '../../../../suites/mates/replay.ts';
import { unpackMove, type Board, type PackedMove } from '../board/board.ts';
import { moveName } from '../board/move.ts';
import { isInCheck } from '../movegen/attacks.ts';
import { START_FEN } from '../position/fen.ts';
import { isMated, mateByChecks, matesInOne, type MateResult } from './mate.ts';

const names = (line: readonly PackedMove[]): string[] => line.map((m) => moveName(unpackMove(m)));

const leastByTrial = (board: Board, most: number): number | undefined =>
  Array.from({ length: most }, (_, i) => i + 1).find((left) => matesByTrial(board, left));

const nodes = 1_000_000;
const solve = (board: Board): MateResult => mateByChecks(board, { nodes });
const checksOf = (result: MateResult): number | undefined =>
  result.kind === 'mate' ? result.checks : undefined;

describe('mate by continuous checks', () => {
  test.each([
    ['two rooks in turn 双车错', '3k5/R8/1R7/9/9/9/9/9/9/4K4 w', 'b7b9'],
    ['cannon behind horse 马后炮', '5k3/9/5N3/9/9/9/9/1C7/9/4K4 w', 'b2f2'],
    ['iron bolt 铁门栓', '4kab2/4a4/4b4/9/4C4/9/9/9/3R5/3K5 w', 'd1d9'],
    ['double check 双将', '3ak4/4a4/4b4/9/4N4/9/9/4C4/9/3K5 w', 'e5f7'],
  ])('%s', (_, fen, first) => {
    const board = boardFrom(fen);
    const result = solve(board);
    expect(result.kind === 'mate' && names(result.line)[0]).toBe(first);
    expect(checksOf(result)).toBe(leastByTrial(board, 3));
    expect(flawOf(board, solve)).toBeUndefined();
  });

  test.each([
    ['no check on the board', START_FEN],
    ['a lone rook checks for ever but never mates', '4k4/9/9/9/9/9/9/9/9/R2K5 w'],
    ['the only check loses the rook', '3k5/4R4/9/9/9/9/9/9/9/5K3 w'],
  ])('none within three: %s', (_, fen) => {
    const board = boardFrom(fen);
    expect(leastByTrial(board, 3)).toBeUndefined();
    expect(mateByChecks(board, { nodes, most: 3 })).toEqual({ kind: 'none' });
  });

  test('on scattered pieces it finds what trial finds, and each claim survives every defence', () => {
    const pick = pickFrom(11);
    const found = [0, 0, 0, 0];
    for (let i = 0; i < 400; i++) {
      const board = scattered(pick);
      const before = board.clone();
      const result = mateByChecks(board, { nodes, most: 3 });
      expect(board).toEqual(before);
      const checks = leastByTrial(board, legalOn(board).length > 40 ? 2 : 3);
      if (checks !== undefined || checksOf(result) !== 3) expect(checksOf(result)).toBe(checks);
      found[checksOf(result) ?? 0]!++;
      if (result.kind === 'mate') expect(flawOf(board, solve)).toBeUndefined();
    }
    expect(Math.min(...found)).toBeGreaterThan(2);
  });

  test('without a bound it finds every mate and proves every other position, perpetual check 长将 too', () => {
    const pick = pickFrom(3);
    const found = { mate: 0, none: 0 };
    for (let i = 0; i < 200; i++) {
      const board = scattered(pick);
      const mates = everMatesByTrial(board, 150);
      if (mates === undefined) continue;
      const { kind } = solve(board);
      expect(kind).toBe(mates ? 'mate' : 'none');
      found[mates ? 'mate' : 'none']++;
    }
    expect(found.mate).toBeGreaterThan(3);
    expect(found.none).toBeGreaterThan(100);
  });

  test('a rook that checks for ever is seen through', () => {
    expect(solve(boardFrom('4k4/9/9/9/9/9/9/9/9/R2K5 w'))).toEqual({ kind: 'none' });
    expect(everMatesByTrial(boardFrom('4k4/9/9/9/9/9/9/9/9/R2K5 w'), 2000)).toBe(false);
  });

  test('the line is legal, checks all the way and ends in mate', () => {
    const board = boardFrom('4k4/4a4/4b4/9/4N4/9/9/4C4/9/3K5 w');
    const result = solve(board);
    if (result.kind !== 'mate') throw new Error('no mate');
    for (const [ply, move] of result.line.entries()) {
      expect(legalOn(board)).toContain(move);
      board.make(move);
      expect(isInCheck(board, board.turn)).toBe(ply % 2 === 0);
    }
    expect(isMated(board)).toBe(true);
  });

  test('a barred move is not used, at the depth where it is barred', () => {
    const board = boardFrom('3k5/R8/1R7/9/9/9/9/9/9/4K4 w');
    const first = matesInOne(board);
    expect(names(first)).toEqual(['b7b9', 'b7d7']);
    const barred = mateByChecks(board, {
      nodes,
      bars: (_, move, depth) => depth === 0 && first.includes(move),
    });
    expect(barred.kind === 'mate' && [barred.checks > 1, first.includes(barred.line[0]!)]).toEqual([
      true,
      false,
    ]);
    expect(mateByChecks(board, { nodes, bars: () => true })).toEqual({ kind: 'none' });
  });

  test('says so when the budget ends', () => {
    const board = boardFrom('4k4/4a4/4b4/9/4N4/9/9/4C4/9/3K5 w');
    expect(mateByChecks(board, { nodes: 1 })).toEqual({ kind: 'unknown', nodes: 2 });
  });

  test('matesInOne are the moves after which the enemy is mated', () => {
    const pick = pickFrom(5);
    let found = 0;
    for (let i = 0; i < 1000; i++) {
      const board = scattered(pick);
      const mates = matesInOne(board);
      found += mates.length;
      const mated = legalOn(board).filter((move) => after(board, move, () => isMated(board)));
      expect(names(mates).sort()).toEqual(names(mated).sort());
    }
    expect(found).toBeGreaterThan(50);
  });
});
