/** A lap whose natures and ruling are to be written down: a position, and moves that lead back to it. */
export interface BlankLap {
  readonly id: string;
  readonly fen: string;
  /** ICCS, one blank between. */
  readonly moves: string;
}

/** The four laps that end the course, of the kind with which lessons for beginners end. */
export const FOUR: readonly BlankLap[] = [
  { id: 'four-1', fen: '5k3/1r7/9/1N1R5/9/4p4/9/9/9/3K5 w', moves: 'd6e6 e4d4 e6d6 d4e4' },
  { id: 'four-2', fen: '3ak4/9/9/9/9/9/9/1c7/2R6/3K5 w', moves: 'c1c2 b2b1 c2c1 b1b2' },
  { id: 'four-3', fen: '2P1kn3/4r4/9/9/8R/9/9/3A5/9/3K5 w', moves: 'i5i9 e8f8 i9i5 f8e8' },
  {
    id: 'four-4',
    fen: '4k4/4a4/9/Rr7/1r7/9/9/4B4/4A4/3AK1B2 w',
    moves: 'a6a9 b6b9 a9a8 b9b8 a8a6 b8b6',
  },
];
