import { describe, expect, test } from 'vitest';
import { boardFrom } from '../../../../suites/boards.ts';
import { invariant } from '../base/assert.ts';
import { packMove, unpackMove } from '../board/board.ts';
import { moveName, parseMoveName } from '../board/move.ts';
import { Budget } from './budget.ts';
import { ExchangeSearch } from './exchange.ts';
import type { ExchangeTerms } from './terms.ts';
import { EVEN } from './worth.ts';

const LIMITS = { plies: 10, checks: 4, evenChecks: 1, counterChecks: 2, mateChecks: 3, laterMateChecks: 1 };
const PLAIN: ExchangeTerms = { humble: false, even: false };

const packed = (name: string): number => {
  const move = parseMoveName(name);
  invariant(move, name);
  return packMove(move);
};

const yieldOf = (fen: string, name: string, terms = PLAIN): { value: number; line: string } => {
  const search = new ExchangeSearch(boardFrom(fen), new Budget(100_000), LIMITS);
  const value = search.value(packed(name), terms);
  const line = search.line(packed(name), terms);
  return { value, line: line.map((move) => moveName(unpackMove(move))).join(' ') };
};

const search = (fen: string): ExchangeSearch =>
  new ExchangeSearch(boardFrom(fen), new Budget(100_000), LIMITS);

describe('a capture on its own square', () => {
  test('of an unrooted horse wins it', () => {
    expect(yieldOf('3k5/9/9/4n4/9/9/9/9/4R4/5K3 w', 'e1e6')).toEqual({ value: 20, line: 'e1e6' });
  });

  test('of a rooted horse by the rook loses', () => {
    expect(yieldOf('3k5/9/2n6/4n4/9/9/9/9/4R4/5K3 w', 'e1e6').value).toBeLessThan(0);
  });

  test('wins when a second attacker stands behind the first: taking back would cost the root too', () => {
    const fen = '3k5/9/2n6/4n4/9/5N3/9/9/4R4/5K3 w';
    expect(yieldOf(fen, 'f4e6')).toMatchObject({ value: 20 });
  });

  test('of a piece whose root is pinned wins it: the root may not bare its king', () => {
    // The horse on e6 is guarded by the advisor-less king's own horse on d7, pinned by the rook on d1.
    expect(yieldOf('3k5/9/3n5/5n3/9/9/9/9/3R1R3/4K4 w', 'f1f6')).toEqual({ value: 20, line: 'f1f6' });
  });
});

describe('across squares', () => {
  test('what the opponent takes elsewhere is the price', () => {
    // On i5 the rook no longer shields the horse on a4 from the rook on a9.
    const fen = '4k4/9/9/9/9/9/9/c8/R8/N2K5 w';
    expect(yieldOf(fen, 'a1a2').value).toBe(20);
    expect(yieldOf('r3ka3/4a4/9/9/R7c/N8/9/9/9/5K3 w', 'a5i5').value).toBe(0);
  });

  test('even, but won on its own square, counts half a point where the law says so', () => {
    const fen = 'r3ka3/4a4/9/9/R7c/N8/9/9/9/5K3 w';
    expect(yieldOf(fen, 'a5i5', { humble: false, even: true }).value).toBe(EVEN);
    expect(search(fen).reaches(packed('a5i5'), { humble: false, even: true }, EVEN)).toBe(true);
    expect(search(fen).reaches(packed('a5i5'), PLAIN, EVEN)).toBe(false);
  });

  test('even by what is taken elsewhere is not won on its own square', () => {
    // The rook gives itself for the advisor, the horse takes a rook, the horse at c3 a crossed pawn.
    const fen = '4k4/9/9/9/9/p4r3/2N6/9/n8/2R1KA3 b';
    const line = 'f4f0 e0f0 a1c0 c3a4';
    expect(yieldOf(fen, 'f4f0', { humble: false, even: true })).toEqual({ value: 0, line });
  });

  test('pieces that are lost anyway may be spared as a price', () => {
    const board = boardFrom('r3ka3/4a4/9/9/R7c/N8/9/9/9/5K3 w');
    const spared = new Uint8Array(48);
    spared[board.cells[packed('a4a5') & 255] ?? 0] = 1;
    const value = new ExchangeSearch(board, new Budget(1000), LIMITS).value(packed('a5i5'), {
      ...PLAIN,
      spared,
    });
    expect(value).toBe(20);
  });
});

describe('through checks', () => {
  test('a check that drives the king wins the piece behind', () => {
    // 抽: the rook checks on e1, the king steps aside, the rook takes the cannon on the other wing.
    const { value, line } = yieldOf('4k4/9/9/9/c8/9/9/9/9/R2K5 w', 'a0a5');
    expect({ value, line }).toEqual({ value: 20, line: 'a0a5' });
    expect(yieldOf('4k4/9/9/9/4c4/9/9/9/8R/3K5 w', 'i1i5').value).toBeLessThanOrEqual(0);
  });

  test('checks do not put off the answer until nobody looks', () => {
    // The elephant on e2 takes the horse; Black checks on i0 and takes the other elephant, on c0.
    // More checks before that only fill the plies that are looked at.
    const fen = '5ab2/2Nk5/4b4/9/4P4/P8/8c/3AB1p2/1C2A4/2B2Kn2 w';
    expect(yieldOf(fen, 'b1d1')).toEqual({ value: 16, line: 'b1d1 d8e8 e2g0 i3i0 f0f1 i0c0' });
  });

  test('taking into mate is a loss', () => {
    // The rook guards the back rank: away from it the black rook mates on i0, for the pawn holds the king.
    const guarded = '3k5/9/9/9/9/9/n8/4p4/9/R3K4 w';
    const bare = '3k5/9/9/9/9/9/n8/4p4/8r/R3K4 w';
    expect(yieldOf(guarded, 'a0a3').value).toBe(20);
    expect(yieldOf(bare, 'a0a3').value).toBe(-10_000);
  });
});

test('a search that runs out of nodes says so and does not guess', () => {
  const budget = new Budget(1);
  new ExchangeSearch(boardFrom('3k5/9/2n6/4n4/9/5N3/9/9/4R4/5K3 w'), budget, LIMITS).value(
    packed('f4e6'),
    PLAIN,
  );
  expect(budget.isExhausted).toBe(true);
});
