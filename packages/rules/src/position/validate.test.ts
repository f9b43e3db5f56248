import { describe, expect, test } from 'vitest';
import { readPerft } from '../../../../suites/perft/read.ts';
import { parseSquare, squareName } from '../board/square.ts';
import { parseFen } from './fen.ts';
import { faultsOf, type SetupFault } from './validate.ts';

const faultsIn = (fen: string): SetupFault[] => {
  const setup = parseFen(fen);
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return faultsOf(setup.value);
};

/** The faults in a few words each, in order. */
const words = (fen: string): string =>
  faultsIn(fen)
    .map((fault) => {
      switch (fault.code) {
        case 'king-count':
          return `${fault.color} kings ${String(fault.count)}`;
        case 'too-many':
          return `${fault.color} ${fault.role} ${String(fault.count)}>${String(fault.most)}`;
        case 'misplaced':
          return `${fault.piece.color} ${fault.piece.role} on ${squareName(fault.square)}`;
        case 'kings-facing':
          return `facing on ${String(fault.file)}`;
        case 'waiting-side-in-check':
          return `${fault.color} waits in check`;
      }
    })
    .sort()
    .join('; ');

describe('every fault of an impossible setup', () => {
  test.each([
    ['nothing wrong', '3k5/9/9/9/9/9/9/9/9/4K4 w', ''],
    ['no kings', '9/9/9/9/9/9/9/9/9/9 w', 'black kings 0; red kings 0'],
    ['two kings of a side', '3k5/9/9/9/9/9/9/9/4K4/3K5 w', 'red kings 2'],
    ['kings facing', '4k4/9/9/9/9/9/9/9/9/4K4 w', 'facing on 4'],
    ['kings with a piece between do not face', '4k4/9/9/9/4p4/9/9/9/9/4K4 w', ''],
    ['waiting side in check', '3k5/9/9/9/9/9/9/9/9/3RK4 w', 'black waits in check'],
    ['side to move in check is fine', '3k5/9/9/9/9/9/9/9/9/3RK4 b', ''],
    ['six pawns, three rooks', '3k4R/9/9/9/PPPPPP2R/9/9/9/9/4K3R w', 'red pawn 6>5; red rook 3>2'],
    ['king outside his palace', '9/9/9/4k4/9/9/9/9/9/3K5 w', 'black king on e6'],
    ['advisors off their points', '3k5/9/9/9/9/9/9/9/3A5/4K3A w', 'red advisor on d1; red advisor on i0'],
    ['elephants off their points', '3k5/9/9/9/2B6/9/9/9/2B6/4K4 w', 'red elephant on c1; red elephant on c5'],
    ['black elephant across the river', '3k5/9/9/9/9/2b6/9/9/9/4K4 w', 'black elephant on c4'],
    [
      'pawn behind its start, and beside it',
      '3k5/9/9/9/9/9/1P7/P8/9/4K4 w',
      'red pawn on a2; red pawn on b3',
    ],
    ['pawn anywhere beyond the river', 'P2k5/8P/9/9/1P7/9/9/9/9/4K4 w', ''],
    ['several at once', 'R2k5/9/9/RR7/9/9/9/9/3a5/3A1K3 w', 'black advisor on d1; red rook 3>2'],
    [
      'misplaced pieces and facing kings and all',
      '4k4/9/9/9/9/9/9/A8/9/2B1K3B w',
      'facing on 4; red advisor on a2; red elephant on i0',
    ],
  ])('%s', (_, fen, expected) => {
    expect(words(fen)).toBe(expected);
  });

  test('the place of a misplaced piece is given', () => {
    expect(faultsIn('3k5/9/9/9/9/9/9/9/9/R2B1K3 w')).toEqual([
      { code: 'misplaced', square: parseSquare('d0'), piece: { color: 'red', role: 'elephant' } },
    ]);
  });
});

test('of the published perft positions, two could not arise in a game', () => {
  const refused = readPerft('published.perft').filter(({ fen }) => faultsIn(fen).length > 0);
  expect(refused.map(({ id }) => id)).toEqual(['mce_flying', 'mce_horse'].map((id) => id.replace('_', '-')));
  expect(readPerft('traps.perft').flatMap(({ fen }) => faultsIn(fen))).toEqual([]);
});
