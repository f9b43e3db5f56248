import { parseMoveName, play, type Position } from '@qili/rules';
import { corpusSample, positionOf, startPosition } from '../games.ts';

/** The first `count` positions of every `step`-th game of the corpus, fewer if there are not so many; none without the test data. */
export const corpusPositions = (step: number, count: number): Position[] => {
  const positions: Position[] = [];
  for (const game of corpusSample(step)) {
    let position = game.fen === undefined ? startPosition() : positionOf(game.fen);
    for (const name of game.moves_iccs) {
      if (positions.length === count) return positions;
      positions.push(position);
      const move = parseMoveName(name);
      if (move !== undefined) position = play(position, move);
    }
  }
  return positions;
};
