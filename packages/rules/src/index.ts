/** Qili's rules library, bottom layer first. */
export * from './base/result.ts';
export * from './board/types.ts';
export * from './board/square.ts';
export * from './board/region.ts';
export * from './board/move.ts';
export type * from './position/setup.ts';
export * from './position/validate.ts';
export * from './position/fen.ts';
export * from './position/position.ts';
export * from './position/line.ts';
export * from './position/cycle.ts';
export * from './position/perft.ts';
export * from './nature/finding.ts';
export * from './ruling/ruleset.ts';
export * from './ruling/ruling.ts';
export * from './explain/glossary/term.ts';
export * from './explain/glossary.ts';
