import { createRequire } from 'node:module';

/**
 * Fairy-Stockfish compiled to WebAssembly (ffish), the yardstick of the benches; never shipped.
 * Squares have ranks 1–10 in its move names.
 */
export interface FfishBoard {
  legalMoves(): string;
  numberLegalMoves(): number;
  push(move: string): boolean;
  pop(): void;
  /** The result of the game; with `claimDraw` a repetition counts. `*` while it goes on. */
  result(claimDraw: boolean): string;
  /** Gives the memory back. */
  delete(): void;
}

interface Ffish {
  readonly Board?: new (variant: string, fen?: string) => FfishBoard;
  onRuntimeInitialized?: () => void;
}

/** Loads it once; the start position of xiangqi on its board. */
export const ffishStart = async (): Promise<FfishBoard> => new (await boardClass())('xiangqi');

/** Boards of xiangqi positions, by FEN. */
export const ffishBoards = async (): Promise<(fen: string) => FfishBoard> => {
  const Board = await boardClass();
  return (fen) => new Board('xiangqi', fen);
};

const boardClass = async (): Promise<NonNullable<Ffish['Board']>> => {
  // With `fetch` there, as in Node 20, it takes the host for a browser and looks for its code on the web.
  Reflect.deleteProperty(globalThis, 'fetch');
  const ffish = createRequire(import.meta.url)('ffish') as Ffish;
  // It prints its whole source when anything throws, whoever threw it.
  process.removeAllListeners('uncaughtException').removeAllListeners('unhandledRejection');
  if (ffish.Board === undefined) {
    await new Promise<void>((resolve) => {
      ffish.onRuntimeInitialized = resolve;
    });
  }
  if (ffish.Board === undefined) throw new Error('ffish has no Board');
  return ffish.Board;
};

/** Its perft, counting at the last ply without playing. */
export const ffishPerft = (board: FfishBoard, depth: number): number => {
  if (depth === 1) return board.numberLegalMoves();
  return eachMove(board, () => ffishPerft(board, depth - 1));
};

/** Its perft, playing every move to the last. */
export const ffishPlayed = (board: FfishBoard, depth: number): number =>
  depth === 0 ? 1 : eachMove(board, () => ffishPlayed(board, depth - 1));

/** Plays and takes back every legal move; answers the sum. */
export const eachMove = (board: FfishBoard, visit: () => number): number => {
  let sum = 0;
  for (const move of board.legalMoves().split(' ')) {
    if (move === '') continue;
    board.push(move);
    sum += visit();
    board.pop();
  }
  return sum;
};
