import { describe, expect, test } from 'vitest';
import { drawn } from '../../../../suites/draw.ts';
import { isInCheck } from '../movegen/attacks.ts';
import { squareName } from '../board/square.ts';
import { squareOf } from '../board/cells.ts';
import { dangerOf, isCheckIn, isHollowIn, isSuspect } from './danger.ts';
import { boardOf } from './position.ts';

/** What Red's king has to fear, in words: the two flags and the squares of the suspects. */
const dangerIn = (picture: string): string => {
  const board = boardOf(drawn(picture));
  const danger = dangerOf(board);
  const suspects = Array.from({ length: 15 }, (_, i) => i + 1)
    .filter((slot) => isSuspect(danger, slot))
    .map((slot) => squareName(squareOf(board.places[board.turn + slot]!)));
  const flags = [isCheckIn(danger) ? ['check'] : [], isHollowIn(danger) ? ['hollow'] : []].flat();
  expect(isCheckIn(danger)).toBe(isInCheck(board, board.turn));
  return [...flags, ...suspects.sort()].join(' ');
};

/** The lower half of a board below an empty upper half with Black's king on d9. */
const below = (lower: string): string => `
  . . . k . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .${lower}`;

describe('danger to the king', () => {
  test.each([
    [
      'a rook pins',
      'e2',
      `
     . . . . r . . . .
     . . . . . . . . .
     . . . . N . . . .
     . . . . . . . . .
     . . . . K . . . .`,
    ],
    [
      'a rook behind two pieces does not',
      '',
      `
     . . . . r . . . .
     . . . . C . . . .
     . . . . N . . . .
     . . . . . . . . .
     . . . . K . . . .`,
    ],
    [
      'a rook with nothing between',
      'check',
      `
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . K . . . r`,
    ],
    [
      'either piece between cannon and king could become its screen',
      'e2 e3',
      `
     . . . . c . . . .
     . . . . R . . . .
     . . . . N . . . .
     . . . . . . . . .
     . . . . K . . . .`,
    ],
    [
      'so could the own one of two',
      'e2',
      `
     . . . . c . . . .
     . . . . p . . . .
     . . . . N . . . .
     . . . . . . . . .
     . . . . K . . . .`,
    ],
    [
      'a cannon over one screen, whose ever it is',
      'check',
      `
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . K . N . c`,
    ],
    [
      'a hollow cannon',
      'hollow',
      `
     . . . . . . . . .
     . . . . . . . . .
     . . . . c . . . .
     . . . . . . . . .
     . . . . K . . N .`,
    ],
    [
      'a cannon beside the king leaves no room for a screen',
      '',
      `
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . c . . . .
     . . . . K . . N .`,
    ],
    [
      'a piece on the leg of a horse',
      'd1',
      `
     . . . . . . . . .
     . . . . . . . . .
     . . . n . . . . .
     . . . A . . . . .
     . . . . K . . . .`,
    ],
    [
      'a horse with a free leg',
      'check',
      `
     . . . . . . . . .
     . . . . . . . . .
     . . . n . . . . .
     . . . . . . . . .
     . . . . K . . . .`,
    ],
    [
      'a pawn in front',
      'check',
      `
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . p . . . .
     . . . . K . . . .`,
    ],
    [
      'a pawn beside',
      'check',
      `
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . K p . . .`,
    ],
    [
      'the other king pins as a rook does',
      'd3',
      `
     . . . . . . . . .
     . . . P . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . K . . . . .`,
    ],
    [
      'the kings face each other',
      'check',
      `
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . . . . . . .
     . . . K . . . . .`,
    ],
  ])('%s', (_, expected, lower) => {
    expect(dangerIn(below(lower))).toBe(expected);
  });
});

test('a horse’s leg is the point beside the horse, not beside the king', () => {
  expect(
    dangerIn(
      below(`
     . . . . . . . . .
     . . . . . . . . .
     . . n . . . . . .
     . . . A . . . . .
     . . . . K . . . .`),
    ),
  ).toBe('');
});
