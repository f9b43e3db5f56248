import type { KnipConfig } from 'knip';

/** Dead code: files that nothing reaches, exports that nobody imports, dependencies that nobody uses. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{mjs,cjs,ts}',
        'bench/run.ts',
        'bench/spent.mjs',
        'suites/{run,fuzz}.ts',
        'suites/*/run.ts',
        'suites/server/load/run.ts',
      ],
      project: ['{scripts,bench,suites}/**/*.{ts,mjs,cjs}', '*.{ts,js,cjs}'],
    },
    // Worker threads are started by the name of their file.
    'packages/audit': { entry: ['src/index.ts', 'src/audit-worker.ts'], project: ['src/**/*.ts'] },
    'packages/*': { entry: ['src/index.ts'], project: ['src/**/*.ts'] },
    'apps/server': { entry: ['src/main.ts', 'src/pool/judging-worker.ts'], project: ['src/**/*.ts'] },
    // The worker and the service worker are started by the name of their file.
    'apps/web': {
      entry: ['src/main.tsx', 'src/judging/worker.ts', 'src/offline/sw.ts', 'vite.config.ts'],
      project: ['src/**/*.{ts,tsx,css}'],
    },
    'apps/cli': { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
  },
  ignoreExportsUsedInFile: true,
  // Debian's, where the tests of the page may install a browser.
  ignoreBinaries: ['apt-get'],
  // The benchmark loads ffish by `require`, after taking away what makes it fail in Node. The bundle of
  // the command contains what needs piscina and the database, but not these themselves.
  ignoreDependencies: ['ffish', 'piscina', '@electric-sql/pglite', 'graphile-worker', 'pg'],
};

export default config;
