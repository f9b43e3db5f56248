import { expect, test } from 'vitest';
import { drawnPosition } from '../../../../suites/draw.ts';
import { moveOf } from '../../../../suites/lines.ts';
import { packMove } from '../board/board.ts';
import { boardOf } from '../position/position.ts';
import { axf } from '../ruling/rulesets/axf.ts';
import { classify } from './classify.ts';

test('of several chases by the Asian books the dearest comes first', () => {
  const board = boardOf(
    drawnPosition(`
      . . . k . . . . .
      . . . . . . . . .
      . . . . b . . . .
      . . . . . r . . .
      . . . . . . . . .
      . N . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . K . . . .
    `),
  );
  const { findings } = classify(board, packMove(moveOf('b4d5')), 0, axf.natures);
  expect(findings.map((f) => f.nature === 'chase' && f.target.role)).toEqual(['rook', 'elephant']);
});
