import type { Move } from '../../packages/rules/src/board/move.ts';
import type { Block } from '../blocks.ts';
import { movesOf } from '../lines.ts';

/**
 * Why a move of a figure is what it is, as its caption says: `why MOVE NATURE TARGET KIND MEANS
 * [LINE]`, `-` where it says nothing. The target is a piece's letter and where it stands after the
 * move; the line begins if the opponent passes.
 */
export interface Reason {
  readonly move: string;
  readonly nature: string;
  readonly target: string | undefined;
  readonly kind: string | undefined;
  readonly means: string | undefined;
  readonly line: readonly Move[];
}

export const reasonsIn = (block: Block): Reason[] =>
  (block.get('why') ?? []).map((text) => {
    const [move = '', nature = '', target, kind, means, ...line] = text.split(' ');
    const said = (word: string | undefined): string | undefined => (word === '-' ? undefined : word);
    return {
      move,
      nature,
      target: said(target),
      kind: said(kind),
      means: said(means),
      line: line.length === 0 ? [] : movesOf(line.join(' ')),
    };
  });
