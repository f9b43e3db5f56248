/**
 * The layer check: do imports go only where layers.cjs allows? A check that sees nothing also
 * passes, so first a canary: bad imports are planted in a copy of the tree, and each must be caught.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import rules from '../.dependency-cruiser.cjs';
import { PLANTS, TARGETS } from './canary.mjs';

const repoRoot = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['packages', 'apps', 'suites', 'bench'];
const CONFIG = ['.dependency-cruiser.cjs', 'layers.cjs', 'package.json', 'tsconfig.base.json'];

/** What the check sees and forbids in the tree under `root`. */
const cruise = (root) => {
  const bin = path.join(repoRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)));
  const run = spawnSync(process.execPath, [bin, ...folders, '--output-type', 'json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (run.stdout === '') throw new Error(run.stderr);
  const { totalCruised, violations } = JSON.parse(run.stdout).summary;
  return { modules: totalCruised, violations };
};

/** The rules that do not catch the bad imports planted for them. */
const deafRules = () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'qili-canary-'));
  try {
    const isOurs = (source) => !/[/\\](node_modules|dist)$/.test(source);
    for (const name of [...FOLDERS, ...CONFIG]) {
      const source = path.join(repoRoot, name);
      if (existsSync(source)) cpSync(source, path.join(root, name), { recursive: true, filter: isOurs });
    }
    symlinkSync(path.join(repoRoot, 'node_modules'), path.join(root, 'node_modules'), 'junction');
    for (const { file, text } of [...PLANTS, ...TARGETS]) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    const { violations } = cruise(root);
    const isCaught = (plant) => violations.some((v) => v.rule.name === plant.rule && v.from === plant.file);
    const unplanted = rules.forbidden
      .map((r) => r.name)
      .filter((name) => !PLANTS.some((p) => p.rule === name));
    return [...unplanted, ...PLANTS.filter((plant) => !isCaught(plant)).map((plant) => plant.rule)];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

const reasonOf = (name) => rules.forbidden.find((rule) => rule.name === name)?.comment;

const deaf = deafRules();
const { modules, violations } = cruise(repoRoot);
for (const rule of deaf) console.error(`layers: the canary for ${rule} was not caught`);
for (const { rule, from, to } of violations) {
  console.error(`layers: ${from} → ${to}\n  ${rule.name}: ${reasonOf(rule.name)}`);
}
if (modules === 0) console.error('layers: no module was seen');
const isSound = deaf.length === 0 && violations.length === 0 && modules > 0;
if (isSound)
  console.log(`layers: ${modules} modules, ${rules.forbidden.length} rules, each caught its canary`);
process.exitCode = isSound ? 0 : 1;
