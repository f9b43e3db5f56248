import { readdirSync } from 'node:fs';
import { invariant } from '../../packages/rules/src/base/assert.ts';
import { parseSquare, type Square } from '../../packages/rules/src/board/square.ts';
import type { Setup } from '../../packages/rules/src/position/setup.ts';
import { readBlocks, valueOf, type Block } from '../blocks.ts';
import { drawn } from '../draw.ts';
import { caseOn, SQUARE_IN, inForm, type Form, type RulingCase } from '../rulings/case.ts';

/** A position of our own, worked out from the law's text. */
export interface EdgeCase {
  readonly ruling: RulingCase;
  /** What the finding of the last move must say, where the case states it. */
  readonly proof: Proof;
  /** Whether the case names a wrong answer that tempts. */
  readonly isTempting: boolean;
}

export interface Proof {
  readonly target: { readonly role: string; readonly at: Square } | undefined;
  readonly means: string | undefined;
  readonly root: string | undefined;
}

/** All cases in the `.edge` files of this folder. */
export const readEdges = (): EdgeCase[] =>
  readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.edge'))
    .sort()
    .flatMap((name) => readBlocks(new URL(name, import.meta.url)))
    .map(edgeOf);

const edgeOf = (block: Block): EdgeCase => ({
  ruling: caseOn(setupOf(block), spelledOut(block)),
  proof: {
    target: targetOf(block),
    means: valueOf(block, 'means'),
    root: valueOf(block, 'root'),
  },
  isTempting: block.has('tempting'),
});

/** The board is drawn with its ranks as keys. */
const setupOf = (block: Block): Setup => {
  const ranks = Array.from({ length: 10 }, (_, i) => valueOf(block, String(9 - i)));
  return drawn(ranks.join('\n'), valueOf(block, 'turn') === 'black' ? 'black' : 'red');
};

/** A single `move` with its `nature` is a line that is no lap. */
const spelledOut = (block: Block): Block => {
  const move = block.get('move');
  const nature = block.get('nature');
  if (move === undefined || nature === undefined) return block;
  return new Map([...block, ['moves', move], ['lap', ['none']], [valueOf(block, 'turn') ?? 'red', nature]]);
};

const targetOf = (block: Block): Proof['target'] => {
  const [role = '', name = ''] = valueOf(block, 'target')?.split('@') ?? [];
  if (role === '') return undefined;
  const at = parseSquare(name);
  invariant(at !== undefined, `${String(valueOf(block, 'id'))}: no such point: ${name}`);
  return { role, at };
};

export const edgeIn = (edge: EdgeCase, form: Form): EdgeCase => {
  const { target, ...proof } = edge.proof;
  return {
    ...edge,
    ruling: inForm(edge.ruling, form),
    proof: { ...proof, target: target && { ...target, at: SQUARE_IN[form](target.at) } },
  };
};
