import type { Color } from '../packages/rules/src/board/types.ts';
import { parseFen } from '../packages/rules/src/position/fen.ts';
import { positionFrom, type Position } from '../packages/rules/src/position/position.ts';
import type { Setup } from '../packages/rules/src/position/setup.ts';

/**
 * The setup of a drawn board: ten lines from Black's back rank down, FEN letters for pieces, a dot
 * for an empty point, blanks as you like.
 */
export const drawn = (picture: string, turn: Color = 'red'): Setup => {
  const rows = picture
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(' ', '').replaceAll('.', '1'));
  const setup = parseFen(`${rows.join('/')} ${turn === 'red' ? 'w' : 'b'}`);
  if (!setup.ok) throw new Error(`bad picture in a test: ${JSON.stringify(setup.fault)}`);
  return setup.value;
};

/** The position of a drawn board that is known to be sound. */
export const drawnPosition = (picture: string, turn: Color = 'red'): Position => {
  const position = positionFrom(drawn(picture, turn));
  if (!position.ok) throw new Error(`impossible picture in a test: ${JSON.stringify(position.fault)}`);
  return position.value;
};
