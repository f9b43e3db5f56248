const { LAYERS, PACKAGES, KNOWS_CELLS } = require('./layers.cjs');

const RULES_SRC = '^packages/rules/src';
/** A test may look up the layers: nothing imports it, so nothing follows. */
const TEST = '\\.test\\.ts$';

const upward = LAYERS.slice(0, -1).map((layer, i) => ({
  name: `${layer}-knows-only-what-is-below`,
  comment: `${layer}/ may import only ${LAYERS.slice(0, i + 1).join(', ')}. Move the code down, or pass the thing in.`,
  severity: 'error',
  from: { path: `${RULES_SRC}/${layer}/`, pathNot: TEST },
  to: { path: `${RULES_SRC}/(${LAYERS.slice(i + 1).join('|')})/` },
}));

const foreign = PACKAGES.map(({ name, folder, mayImport }) => {
  const others = PACKAGES.filter((p) => p.name !== name && !mayImport.includes(p.name));
  return {
    name: `${name}-imports-no-foreign-package`,
    comment: `${folder} may import only these packages of ours: ${mayImport.join(', ') || 'none'}.`,
    severity: 'error',
    from: { path: `^${folder}/` },
    to: { path: `^(${others.map((p) => p.folder).join('|')})/` },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...upward,
    ...foreign,
    {
      name: 'no-unknown-layer',
      comment: 'Every folder of packages/rules/src is a layer: name it in layers.cjs.',
      severity: 'error',
      from: {},
      to: { path: `${RULES_SRC}/[^/]+/`, pathNot: `${RULES_SRC}/(${LAYERS.join('|')})/` },
    },
    {
      name: 'no-cycle',
      comment: 'Files that import each other are one file, or lack a third below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'cells-stay-low',
      comment: `How the fast board stores pieces is known only to ${KNOWS_CELLS.join(', ')}. Ask the board or the position.`,
      severity: 'error',
      from: { path: `${RULES_SRC}/`, pathNot: [`${RULES_SRC}/(${KNOWS_CELLS.join('|')})/`, TEST] },
      to: { path: `${RULES_SRC}/board/(cells|zobrist)\\.ts$` },
    },
    {
      name: 'rule-sets-are-data',
      comment: 'A rule set is a value: it may import types, and other rule sets that it differs from.',
      severity: 'error',
      from: { path: `${RULES_SRC}/ruling/rulesets/`, pathNot: TEST },
      to: { pathNot: `${RULES_SRC}/ruling/rulesets/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'index-is-for-users',
      comment: 'src/index.ts is the door for other packages. Inside, import the file itself.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/src/' },
      to: { path: '^$1/$2/src/index\\.ts$' },
    },
    {
      name: 'rules-stands-alone',
      comment: 'packages/rules runs anywhere: no dependency, no platform.',
      severity: 'error',
      from: { path: `${RULES_SRC}/`, pathNot: TEST },
      to: { pathNot: `${RULES_SRC}/` },
    },
    {
      name: 'no-tests-in-code',
      comment: 'Only tests import tests, suites and benchmarks.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: TEST },
      to: { path: `${TEST}|^(suites|bench|scripts)/` },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@qili/source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs'],
    },
  },
};
