import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { legalMoves, parseFen, play, positionFrom, START_FEN, type Position } from '@qili/rules';
import { dataPath } from './data.ts';

/** The position of a FEN that is known to be sound. */
export const positionOf = (fen: string): Position => {
  const setup = parseFen(fen);
  const position = setup.ok ? positionFrom(setup.value) : setup;
  if (!position.ok) throw new Error(`bad FEN in a test: ${fen}`);
  return position.value;
};

export const startPosition = (): Position => positionOf(START_FEN);

/** A small generator of numbers 0 ≤ x < 1, the same in every run (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** The positions of a game of random moves, the start included, until `plies` moves or the end of the game. */
export const randomGame = (seed: number, plies: number, start: Position = startPosition()): Position[] => {
  const random = seeded(seed);
  const positions = [start];
  for (let position = start; positions.length <= plies; positions.push(position)) {
    const moves = legalMoves(position);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) return positions;
    position = play(position, move);
  }
  return positions;
};

export interface CorpusGame {
  readonly id: string;
  readonly fen?: string;
  readonly moves_iccs: readonly string[];
}

/** Every `step`-th game of the corpus of master games; empty where the test data is absent. */
export const corpusSample = (step: number): CorpusGame[] => {
  const file = dataPath('corpus/ccpd-games.jsonl.gz');
  if (file === undefined) return [];
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  return lines.filter((_, i) => i % step === 0).map((line) => JSON.parse(line) as CorpusGame);
};
