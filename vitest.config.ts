import { defineConfig } from 'vitest/config';
import { closingLine } from './scripts/closing-line.ts';

/** `@qili/*` resolve to their sources, so that tests need no build. */
const conditions = ['@qili/source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,apps}/*/src/**/*.test.ts', 'suites/**/*.test.ts'],
    // The browser and the servers that tests wait for leave a core idle half of the time.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', closingLine],
  },
});
