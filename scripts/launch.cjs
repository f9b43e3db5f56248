#!/usr/bin/env node
/** Runs the program that lies beside it, from what V8 has compiled of it before, where it takes that. */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { Script } = require('node:vm');

const beside = (name) => path.join(module.path, name);
const moduleUrl = pathToFileURL(module.filename).href;

const compiledBefore = () => {
  try {
    return readFileSync(beside('PROGRAM.cache'));
  } catch {
    return undefined;
  }
};

const scriptOf = (name, cachedData) =>
  new Script(readFileSync(beside(name), 'utf8'), { filename: beside(name), cachedData });

const script = scriptOf('PROGRAM.cjs', compiledBefore());
const first = script.runInThisContext();
const loaded = new Map();

/** What a part of the program gives to the others, or a package to the program. */
const load = (name) => {
  if (!name.startsWith('./')) return require(name);
  const known = loaded.get(name);
  if (known !== undefined) return known.exports;
  const part = { exports: {} };
  loaded.set(name, part);
  const { base, name: stem } = path.parse(name);
  const body = first[base] ?? scriptOf(`PROGRAM-${stem}.cjs`).runInThisContext();
  body(part, part.exports, load, moduleUrl);
  return part.exports;
};

load('./main.js');

module.exports = script;
