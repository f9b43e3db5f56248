import { describe, expect, test } from 'vitest';
import { boardFrom } from '../../../../suites/boards.ts';
import { invariant } from '../base/assert.ts';
import { packMove } from '../board/board.ts';
import { parseMoveName } from '../board/move.ts';
import { parseSquare } from '../board/square.ts';
import { RULE_SET_OF } from '../ruling/rulesets.ts';
import { classify } from './classify.ts';
import type { JudgedMove } from './finding.ts';

/** The last of the moves, named under the Chinese rules. */
const named = (fen: string, moves: string, law = RULE_SET_OF['cxa-2020'].natures): JudgedMove => {
  const board = boardFrom(fen);
  const packed = moves.split(' ').map((name) => {
    const move = parseMoveName(name);
    invariant(move, name);
    return packMove(move);
  });
  const last = packed.pop();
  invariant(last, 'at least one move');
  for (const move of packed) board.make(move);
  return classify(board, last, packed.length, law);
};

describe('king and pawn', () => {
  test('a pawn that calls on a cannon is idle, and says why it is no chase', () => {
    const move = named('3k5/7c1/6P2/9/9/9/9/9/9/4K4 w', 'g7h7');
    expect(move.nature).toBe('idle');
    expect(move.excuses.map((excuse) => excuse.code)).toContain('king-or-pawn');
  });

  test('a pawn makes no loss good by a later capture of its own', () => {
    // Rook takes advisor, elephant takes cannon, pawn takes horse: even only by the pawn, so no chase.
    const fen = '4kab2/5R3/4Ca3/p3p3p/1nP2Np2/9/P5P1P/4B4/2r1A4/3RKABrc b';
    expect(named(fen, 'h0h1 e2c4 h1h0 c4e2').nature).not.toBe('chase');
  });
});

describe('a capture that loses', () => {
  /** Whoever takes leaves the rank on which the black rook mates. */
  const fen = '4k4/9/9/9/8n/9/7r1/9/3C5/3K2R2 w';
  const baits = (move: JudgedMove) => move.excuses.filter(({ code }) => code === 'taking-loses');

  test('is no chase, and the move says by what line', () => {
    const move = named(fen, 'g0i0');
    expect(move.nature).not.toBe('chase');
    expect(baits(move)).toMatchObject([
      {
        by: [{ role: 'rook' }],
        target: { role: 'horse', at: parseSquare('i5') },
        line: ['i0i5', 'h3h0'].map(parseMoveName),
      },
    ]);
  });

  test('is told of no move that attacks, and of no attack that stood before', () => {
    expect(baits(named(fen.replace('3K2R2', '3K4R'), 'd1d2'))).toEqual([]);
  });
});

test('a search that runs out of nodes leaves the move unknown', () => {
  const law = { ...RULE_SET_OF['cxa-2020'].natures, nodes: 1 };
  const move = named('3k5/9/2n6/4n4/9/9/9/4N4/9/5K3 w', 'e2f4', law);
  expect(move.nature).toBe('unknown');
  expect(move.findings[0]).toMatchObject({ nature: 'unknown', nodes: 1 });
});
