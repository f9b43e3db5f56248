import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { invariant } from '../packages/rules/src/base/assert.ts';
import { millisecondsOf, type Figure } from './figure.ts';

const PROGRAM = fileURLToPath(new URL('../apps/cli/dist/qili.js', import.meta.url));
const FIGURE = [
  ...['judge', '--lap', '--json', '--fen', '3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w'],
  ...['--moves', 'g3h3 h5g5 h3g3 g5h5'],
];

/** From the call of the command to its end, with one figure judged on the way. */
export const startMs: Figure = {
  name: 'start_ms',
  unit: 'ms',
  measure: () => {
    if (!existsSync(PROGRAM)) return { kind: 'skipped', reason: 'the command is not built (npm run build)' };
    const value = millisecondsOf(() => {
      const { stdout } = spawnSync(process.execPath, [PROGRAM, ...FIGURE], { encoding: 'utf8' });
      invariant(stdout.includes('"verdict":"black-must-change"'), `ruled otherwise: ${stdout}`);
    });
    return { kind: 'value', value, note: 'the command `qili judge` with one figure' };
  },
};
