#!/usr/bin/env node
/** Runs the program that lies beside it, from what V8 has compiled of it before, where it takes that. */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { Script } = require('node:vm');

const filename = path.join(module.path, 'PROGRAM.cjs');

const compiledBefore = () => {
  try {
    return readFileSync(path.join(module.path, 'PROGRAM.cache'));
  } catch {
    return undefined;
  }
};

const script = new Script(readFileSync(filename, 'utf8'), {
  filename,
  cachedData: compiledBefore(),
});
script.runInThisContext()(require, pathToFileURL(module.filename).href);

module.exports = script;
