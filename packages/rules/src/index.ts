/** Qili's rules library, bottom layer first. */
export * from './base/result.ts';
export * from './board/types.ts';
export * from './board/square.ts';
export * from './board/region.ts';
export * from './board/move.ts';
export * from './position/setup.ts';
export * from './position/validate.ts';
export * from './position/fen.ts';
export * from './position/position.ts';
export * from './position/line.ts';
export * from './position/cycle.ts';
