import { describe, expect, test } from 'vitest';
import { drawnPosition } from '../../../../suites/draw.ts';
import { moveName, parseMoveName } from '../board/move.ts';
import { makeFen } from './fen.ts';
import { boardEndOf, isCheck, isLegalMove, legalMoves, play } from './position.ts';

const names = (picture: string, turn: 'red' | 'black' = 'red'): string =>
  legalMoves(drawnPosition(picture, turn)).map(moveName).join(' ');

describe('the end of a game', () => {
  const mate = `
     . . . . k . . . R
     R . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . K . . . . .`;
  const mated = drawnPosition(mate, 'black');
  const stalemated = drawnPosition(
    `. . . k . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . p . p . . .
     . . . . K . . . .`,
  );

  test('checkmate 将死', () => {
    expect([isCheck(mated), legalMoves(mated), boardEndOf(mated)]).toEqual([true, [], 'checkmate']);
  });

  test('stalemate 困毙', () => {
    expect([isCheck(stalemated), legalMoves(stalemated), boardEndOf(stalemated)]).toEqual([
      false,
      [],
      'stalemate',
    ]);
  });

  test('a game goes on after a move that leaves a move', () => {
    const before = drawnPosition(
      mate.replace('R . . . . . . . .', '. . . . . . . . .').replace('R\n', '.\n'),
      'black',
    );
    const after = play(before, parseMoveName('e9e8')!);
    expect([isCheck(after), boardEndOf(after)]).toEqual([false, undefined]);
  });
});

test('the kings may not come to face each other 白脸将', () => {
  const picture = `. . . . k . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . K . . . . .`;
  expect(names(picture)).toBe('d0d1');
});

test('the one piece between the kings keeps to their file', () => {
  const picture = `. . . . k . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . C . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . K . . . .`;
  expect(names(picture)).toBe('e0d0 e0f0 e0e1 e5e1 e5e2 e5e3 e5e4 e5e6 e5e7 e5e8');
});

test('nobody may step between the king and a hollow cannon 空头炮', () => {
  const picture = `. . . k . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . c . . . .
     . . . . . . . . .
     . . . . . . . . .
     R . . . . . . . .
     . . . . . . . . .
     . . . . K . . . .`;
  const moves = names(picture).split(' ');
  expect(moves).toContain('a2d2');
  expect(moves).not.toContain('a2e2');
  expect(moves).toContain('a2f2');
});

test('a move is legal exactly if it is one of the legal moves', () => {
  const position = drawnPosition(`. . . k . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . r . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . N . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . K . . . .`);
  const isLegal = (name: string): boolean => isLegalMove(position, parseMoveName(name)!);
  expect(['e0f0', 'e3g4', 'e6e3', 'a0a1', 'e0d0'].map(isLegal)).toEqual([true, false, false, false, false]);
});

test('a played position is written as the board stands', () => {
  const position = drawnPosition(`. . . k . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . K . . . .`);
  expect(makeFen(play(position, parseMoveName('e0f0')!))).toBe('3k5/9/9/9/9/9/9/9/9/5K3 b - - 0 1');
});
