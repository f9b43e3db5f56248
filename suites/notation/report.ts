import { contractOf, nameOf, TANDEMS, WRITINGS } from './contract.ts';
import { corpusPositions } from './corpus.ts';

/** How many legal moves read back as they were written, in one notation and style. */
export interface NotationReport {
  readonly name: string;
  readonly positions: number;
  readonly moves: number;
  /** The first few that do not. */
  readonly failed: readonly string[];
  readonly equal: number;
}

/** Every notation in every style, over so many positions of the corpus, where it is there, and all constructed ones. */
export const notationReports = (count: number): NotationReport[] => {
  const positions = [...corpusPositions(100, count), ...TANDEMS];
  return WRITINGS.map((writing) => {
    const { moves, broken } = contractOf(writing, positions);
    return {
      name: `notation ${nameOf(writing)}`,
      positions: positions.length,
      moves,
      equal: moves - broken.length,
      failed: broken.slice(0, 5),
    };
  });
};
