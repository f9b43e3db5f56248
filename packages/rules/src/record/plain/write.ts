import { moveName } from '../../board/move.ts';
import { makeFen, START_FEN } from '../../position/fen.ts';
import { mainMoves, type GameRecord } from '../game.ts';

/** One game a line, `h2e2 h9g7 …`, after its FEN where it does not begin at the start. */
export const writePlainMoves = (games: readonly GameRecord[]): string =>
  games
    .map((game) => {
      const fen = makeFen(game.start);
      const moves = mainMoves(game).map(moveName).join(' ');
      return `${fen === START_FEN ? '' : `${fen}\n`}${moves}\n`;
    })
    .join('\n');
