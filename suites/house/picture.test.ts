import path from 'node:path';
import { expect, test } from 'vitest';
import { EXAMPLES, run } from '../program.ts';

/** The picture in README.md: the second move of the first sample there. */
test('docs/board.svg is what the command draws', async () => {
  const example = path.join(EXAMPLES, 'block-against-perpetual-kill.pgn');
  const { out } = await run(['show', example, '--ply', '2', '--as', 'svg', '--marks', 'findings'], 'zh-Hans');
  await expect(`${out}\n`).toMatchFileSnapshot('../../docs/board.svg');
});
