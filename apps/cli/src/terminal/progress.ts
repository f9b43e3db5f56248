import process from 'node:process';
import type { Progress } from '@qili/audit';
import type { Words } from '../words/words.ts';

/** A bar on the terminal. */
export interface ProgressBar {
  readonly tell: (progress: Progress) => void;
  readonly stop: () => void;
}

/** A bar with rate and time left on standard error where that is a terminal, nothing elsewhere. */
export const showProgress = async ({ audit }: Words): Promise<ProgressBar | undefined> => {
  if (!process.stderr.isTTY) return undefined;
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar({
    format: `{bar} {percentage} % · ${audit.progress('{games}', '{rate}', '{eta_formatted}')}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
    etaBuffer: 100,
  });
  const began = performance.now();
  let started = false;
  return {
    tell: ({ bytes, of, games }) => {
      const rate = ((1000 * games) / (performance.now() - began)).toFixed(0);
      const payload = { games, rate };
      if (!started) bar.start(Math.max(of, 1), Math.min(bytes, of), payload);
      else bar.update(Math.min(bytes, of), payload);
      started = true;
    },
    stop: () => {
      if (started) bar.stop();
    },
  };
};
