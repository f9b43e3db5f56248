import { readFileSync } from 'node:fs';
import process from 'node:process';
import { countsOf } from '../packages/rules/src/record/game.ts';
import { readRecord } from '../packages/rules/src/record/read-record.ts';

/** Reads the record named on the command line, first thing in a fresh process, and prints what it took. */
const bytes = readFileSync(process.argv[2] ?? '');
const began = performance.now();
const reading = readRecord(bytes);
const seconds = (performance.now() - began) / 1000;
const megabytes = process.resourceUsage().maxRSS / 1024;
const [game] = reading.ok ? reading.value.games : [];
console.log(JSON.stringify({ seconds, megabytes, nodes: game === undefined ? 0 : countsOf(game).nodes }));
