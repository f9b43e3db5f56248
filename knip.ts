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
  // Reported, not refused, until the layers that use them are there.
  rules: {
    files: 'warn',
    dependencies: 'warn',
    devDependencies: 'warn',
    exports: 'warn',
    types: 'warn',
    unlisted: 'warn',
  },
};

export default config;
