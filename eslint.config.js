import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import house from './scripts/eslint-house.mjs';

/** The hot path: typed arrays that are always long enough, read in loops that run 10⁸ times a second. */
const HOT_PATH = ['packages/rules/src/{board,movegen,position,tactics,nature}/**/*.ts', 'bench/**/*.ts'];
const TESTS = ['**/*.test.ts', 'suites/**/*.ts', 'bench/**/*.ts'];
const TOOLS = ['**/*.config.{js,ts}', 'scripts/**', '**/*.cjs', 'knip.ts'];

export default defineConfig(
  { ignores: ['**/dist/', '**/node_modules/', '.cache/', 'coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, plugins: { house } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['packages/*/tsconfig.json', 'apps/*/tsconfig.json', 'tsconfig.tests.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    rules: {
      eqeqeq: 'error',
      'house/reason-for-disabling': 'error',
      'house/plain-names': 'error',
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 40, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ['packages/**/*.ts', 'apps/**/*.{ts,tsx}', 'suites/**/*.ts', 'bench/**/*.ts'],
    ignores: ['**/*.config.ts'],
    rules: { 'house/no-default-export': 'error', 'house/index-only-barrel': 'error' },
  },
  {
    files: ['packages/rules/src/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Rulings are the same in every run.' },
        { object: 'Date', property: 'now', message: 'Budgets are counted in nodes, not in time.' },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat['recommended-latest'], a11y.flatConfigs.strict],
    // What scrolls must be within reach of keys.
    rules: {
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
    },
  },
  // A component is mostly markup: its length says less than that of other functions.
  {
    files: ['apps/web/src/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 90, skipComments: true, skipBlankLines: true }] },
  },
  { files: HOT_PATH, rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  { files: TESTS, rules: { 'max-lines-per-function': 'off' } },
  {
    files: TOOLS,
    languageOptions: { globals: { console: false, URL: false, require: false, module: false } },
  },
);
