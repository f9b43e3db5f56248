/** `code-cache.cjs PROGRAM CACHE ARGS`: runs the launched program with arguments, and writes what V8 has compiled of it by its end. */
const { renameSync, writeFileSync } = require('node:fs');
const process = require('node:process');

const [node, , program, cache, ...args] = process.argv;
process.argv = [node, program, ...args];
const script = require(program);

process.on('exit', (code) => {
  if (code !== 0) return;
  writeFileSync(`${cache}.${process.pid}`, script.createCachedData());
  renameSync(`${cache}.${process.pid}`, cache);
});
