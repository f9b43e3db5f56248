import type { Ask } from '@qili/lessons';
import type { Line } from '@qili/rules';

/** The ply at which the board stands for a question. */
export const plyFor = (ask: Ask | undefined, line: Line): number => {
  switch (ask?.ask) {
    case 'nature':
    case 'target':
    case 'means':
    case 'root':
      return Math.min(ask.ply + 1, line.moves.length);
    case 'full':
    case 'short':
    case 'change':
      return ask.ply;
    case 'ruling':
    case 'third':
    case 'standing':
    case undefined:
      return 0;
  }
};
