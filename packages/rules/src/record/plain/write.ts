import { moveName } from '../../board/move.ts';
import { makeFen } from '../../position/fen.ts';
import { mainMoves, type GameRecord } from '../game.ts';

/** Two lines a game: its FEN, which also marks where it begins, and its moves, `h2e2 h9g7 …`. */
export const writePlainMoves = (games: readonly GameRecord[]): string =>
  games.map((game) => `${makeFen(game.start)}\n${mainMoves(game).map(moveName).join(' ')}\n`).join('');
