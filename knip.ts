import type { KnipConfig } from 'knip';

/** Dead code: files that nothing reaches, exports that nobody imports, dependencies that nobody uses. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['scripts/*.{mjs,ts}', 'bench/run.ts', 'suites/{run,fuzz}.ts', 'suites/*/run.ts'],
      project: ['{scripts,bench,suites}/**/*.{ts,mjs}', '*.{ts,js,cjs}'],
    },
    'packages/*': { entry: ['src/index.ts'], project: ['src/**/*.ts'] },
    'apps/cli': { entry: ['src/main.ts'], project: ['src/**/*.ts'] },
  },
  ignoreExportsUsedInFile: true,
  // The benchmark loads it by `require`, after taking away what makes it fail in Node.
  ignoreDependencies: ['ffish'],
};

export default config;
