import { parseArgs } from 'node:util';
import { drawCharts } from './charts.ts';
import { RUNS, type Figure, type Measured } from './figure.ts';
import { FIGURES } from './figures.ts';

/** `npm run bench -- [--json] [--only NAME]`: takes the figures, prints them as lines or as one JSON object; `--charts` draws instead how cost grows. */
const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, only: { type: 'string' }, charts: { type: 'boolean' } },
  });
  if (values.charts === true) return drawCharts() ? 0 : withoutCorpus();
  const chosen = FIGURES.filter(({ name }) => values.only === undefined || name === values.only);
  if (chosen.length === 0) {
    console.error(`no figure ${values.only ?? ''}; there are ${FIGURES.map(({ name }) => name).join(', ')}`);
    return 2;
  }
  const json = values.json === true;
  if (!json) console.log(`medians of ${String(RUNS)} runs, taken in turn with what they are compared with`);
  const figures: Record<string, number> = {};
  for (const figure of chosen) {
    const measured = await figure.measure();
    if (measured.kind === 'value') figures[figure.name] = Number(measured.value.toPrecision(4));
    if (json && measured.kind === 'skipped') console.error(lineOf(figure, measured));
    if (!json) console.log(lineOf(figure, measured));
  }
  if (json) console.log(JSON.stringify(figures));
  return 0;
};

const withoutCorpus = (): number => {
  console.error('no test data (set QILI_DATA)');
  return 1;
};

const lineOf = ({ name, unit }: Figure, measured: Measured): string =>
  measured.kind === 'value'
    ? `${name.padEnd(20)} ${measured.value.toPrecision(4).padStart(8)} ${unit.padEnd(6)} ${measured.note}`
    : `${name.padEnd(20)} skipped: ${measured.reason}`;

process.exitCode = await main();
