import { isAcrossRiver } from '../../packages/rules/src/board/region.ts';
import { fileOf, rankOf, SQUARES, type Square } from '../../packages/rules/src/board/square.ts';
import type { Color, Role } from '../../packages/rules/src/board/types.ts';
import { positionAfter } from '../../packages/rules/src/position/line.ts';
import { positionFrom } from '../../packages/rules/src/position/position.ts';
import { mayStand } from '../../packages/rules/src/position/validate.ts';
import type { JudgedCycle } from '../../packages/rules/src/ruling/ruling.ts';
import type { RulingCase } from '../rulings/case.ts';
import { lineOf } from '../rulings/run.ts';

/** Pieces that see along ranks and files: whatever stands there is in their way, or their screen. */
const FAR_SIGHTED: readonly Role[] = ['rook', 'cannon', 'king'];

/** The lap with a pawn more, on its own half, that touches nothing; nothing where there is no room for one. */
export const withBystander = (lap: RulingCase, judged: JudgedCycle): RulingCase[] => {
  const { far, near } = touchedBy(lap, judged);
  const isApart = (square: Square): boolean =>
    ![...far].some((at) => fileOf(at) === fileOf(square) || rankOf(at) === rankOf(square)) &&
    ![...near].some((at) => distance(at, square) <= 2);
  const places = (['red', 'black'] as const).flatMap((color) =>
    SQUARES.filter((square) => isHome(square, color) && isApart(square)).map((square) => ({ color, square })),
  );
  return places.slice(0, 1).flatMap(({ color, square }) => {
    const setup = {
      ...lap.setup,
      pieces: new Map([...lap.setup.pieces, [square, { color, role: 'pawn' }] as const]),
    };
    return positionFrom(setup).ok ? [{ ...lap, id: `${lap.id} with a bystander`, setup }] : [];
  });
};

/** The squares from which a piece more would be seen: of what stands or goes anywhere in the lap or in a line of its proofs. */
const touchedBy = (lap: RulingCase, judged: JudgedCycle) => {
  const line = lineOf(lap);
  const far = new Set<Square>();
  const near = new Set<Square>();
  for (let ply = 0; ply <= line.moves.length; ply++) {
    for (const [square, { role }] of positionAfter(line, ply).pieces) {
      near.add(square);
      if (FAR_SIGHTED.includes(role)) far.add(square);
    }
  }
  for (const { from, to } of linesIn(judged)) {
    for (const square of [from, to]) {
      far.add(square);
      near.add(square);
    }
  }
  return { far, near };
};

const linesIn = ({ moves }: JudgedCycle) =>
  moves.flatMap(({ findings, excuses }) =>
    [...findings, ...excuses].flatMap((each) => ('line' in each ? each.line : [])),
  );

/** Where an uncrossed pawn of the colour may stand: it has no value, and takes nothing on its own half. */
const isHome = (square: Square, color: Color): boolean =>
  mayStand({ color, role: 'pawn' }, square) && !isAcrossRiver(square, color);

const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));
