import { unpackMove } from '../board/board.ts';
import type { Move } from '../board/move.ts';
import { boardOf, type Position } from '../position/position.ts';
import { mateByChecks } from './mate.ts';

/** A shortest mate by continuous checks 连将杀, the proof that there is none, or a search that ended first. */
export type MateAnswer =
  | { readonly kind: 'mate'; readonly line: readonly Move[]; readonly checks: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly nodes: number };

/** Whether the side to move mates by checks alone, looking at no more than `nodes` positions. */
export const mateOf = (position: Position, nodes: number): MateAnswer => {
  const result = mateByChecks(boardOf(position), { nodes });
  return result.kind === 'mate' ? { ...result, line: result.line.map(unpackMove) } : result;
};
