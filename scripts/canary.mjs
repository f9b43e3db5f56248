/** Bad imports, one for each rule of the layer check: the rule must report the file. */
import layers from '../layers.cjs';

const { LAYERS, PACKAGES } = layers;
const RULES_SRC = 'packages/rules/src';
const TOP = `${RULES_SRC}/${LAYERS.at(-1)}`;

const importing = (from) => `import { bird } from '${from}';\nexport const canary = bird;\n`;

const plant = (rule, file, from) => ({ rule, file, text: importing(from) });

/** A type is enough: an upward `import type` is as wrong as a value. */
const upward = LAYERS.slice(0, -1).map((layer) => ({
  rule: `${layer}-knows-only-what-is-below`,
  file: `${RULES_SRC}/${layer}/canary.ts`,
  text: `import type { Bird } from '../${LAYERS.at(-1)}/bird.ts';\nexport type Canary = Bird;\n`,
}));

const foreign = PACKAGES.map(({ name, folder, mayImport }) => {
  const other = PACKAGES.find((p) => p.name !== name && !mayImport.includes(p.name));
  return plant(
    `${name}-imports-no-foreign-package`,
    `${folder}/src/canary.ts`,
    `../../../${other.folder}/src/bird.ts`,
  );
});

export const PLANTS = [
  ...upward,
  ...foreign,
  plant('no-unknown-layer', `${TOP}/canary-layer.ts`, '../unnamed/bird.ts'),
  plant('no-cycle', `${TOP}/canary-cycle-a.ts`, './canary-cycle-z.ts'),
  plant('cells-stay-low', `${TOP}/canary-cells.ts`, '../board/cells.ts'),
  plant('rule-sets-are-data', `${RULES_SRC}/ruling/rulesets/canary.ts`, '../../base/result.ts'),
  plant('index-is-for-users', `${TOP}/canary-index.ts`, '../index.ts'),
  plant('rules-stands-alone', `${TOP}/canary-alone.ts`, 'node:fs'),
  plant('rules-stands-alone', `${TOP}/canary-package.ts`, 'vitest'),
  plant('no-tests-in-code', `${TOP}/canary-test.ts`, './bird.test.ts'),
  plant('resolvable', `${TOP}/canary-nowhere.ts`, './nowhere.ts'),
];

/** What the bad imports lead to. */
export const TARGETS = [
  {
    file: `${TOP}/canary-cycle-z.ts`,
    text: "import { canary } from './canary-cycle-a.ts';\nexport const bird = canary;\n",
  },
  ...[TOP, `${RULES_SRC}/unnamed`, ...PACKAGES.map((p) => `${p.folder}/src`)]
    .map((folder) => `${folder}/bird.ts`)
    .concat(`${TOP}/bird.test.ts`)
    .map((file) => ({ file, text: 'export const bird = 1;\nexport type Bird = number;\n' })),
];
