import { escaped, MESSAGES, RULE_SET_OF, VERDICTS, type Locale, type RuleSetId } from '@qili/rules';
import type { Audit } from '../audit.ts';
import { barPlot } from './plot.ts';
import { lengthRows, natureRows, offenceRows, rulingRows, totalRows, type Row } from './rows.ts';
import type { RulesTally } from './tally.ts';
import { REPORT_WORDS, type ReportWords } from './words.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
svg{max-width:100%;height:auto;font-size:14px}svg rect{fill:#a33}
table{border-collapse:collapse}td,th{padding:.2rem 1rem .2rem 0;text-align:left}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#1b1b1b}svg text{fill:#ddd}svg rect{fill:#c66}}`;

/** What an audit comes to, as one page that needs nothing else: tables, and plots in SVG. */
export const auditHtml = (audit: Audit, locale: Locale): string => {
  const words = REPORT_WORDS[locale];
  const sets = Object.entries(audit.rules).map(([id, sum]) => [id as RuleSetId, sum] as const);
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>Qili · ${words.title}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body>
<h1>${words.title}</h1>
${[
  ...(sets.length > 1 ? [byRules(sets, words)] : []),
  ...sets.flatMap(([id, sum]) => rulesHtml(id, sum, locale)),
  ...slowestHtml(audit, words),
  ...unreadableHtml(audit, words),
].join('\n')}
</body>
</html>
`;
};

type Sets = readonly (readonly [RuleSetId, RulesTally])[];

/** Rulings in a table: a row a rule set, a column a kind. */
const byRules = (sets: Sets, words: ReportWords): string => {
  const head = VERDICTS.map((verdict) => `<th class="n">${words.verdict[verdict]}</th>`).join('');
  const rows = sets.map(([id, { rulings }]) => {
    const cells = VERDICTS.map((verdict) => `<td class="n">${String(rulings[verdict] ?? 0)}</td>`);
    return `<tr><th>${id}</th>${cells.join('')}</tr>`;
  });
  return `<h2>${words.byRules}</h2>\n<table><tr><th></th>${head}</tr>\n${rows.join('\n')}</table>`;
};

const rulesHtml = (id: RuleSetId, sum: RulesTally, locale: Locale): string[] => {
  const words = REPORT_WORDS[locale];
  const rulings = rulingRows(sum, words);
  return [
    `<h2>${RULE_SET_OF[id].name[locale]} (${id})</h2>`,
    counts(sum, words),
    ...section(words.rulings, rulings),
    ...section(words.offences, offenceRows(sum, locale)),
    ...section(`${words.lengths} (${words.lengthUnit})`, lengthRows(sum, words)),
    ...section(words.natures, natureRows(sum, MESSAGES[locale].nature)),
  ];
};

const counts = (sum: RulesTally, words: ReportWords): string => {
  const cells = totalRows(sum, words).map(
    ([name, n, remark = '']) => `<tr><th>${name}</th><td class="n">${String(n)}</td><td>${remark}</td></tr>`,
  );
  return `<table>${cells.join('')}</table>`;
};

const section = (title: string, rows: readonly Row[]): string[] =>
  rows.some(([, n]) => n > 0) ? [`<h3>${title}</h3>\n${barPlot(title, rows)}`] : [];

const slowestHtml = ({ slowest }: Audit, words: ReportWords): string[] =>
  slowest.length === 0
    ? []
    : [
        `<h2>${words.slowest}</h2>`,
        barPlot(
          words.slowest,
          slowest.map(({ file, game, ms }): Row => [`${file}#${String(game)}`, ms, `${ms.toFixed(0)} ms`]),
        ),
      ];

const unreadableHtml = ({ unreadable, errors }: Audit, words: ReportWords): string[] => {
  if (unreadable === 0) return [];
  const left = unreadable - errors.length;
  const items = errors.map(
    ({ file, game, error }) =>
      `<li>${escaped(file)}${game === undefined ? '' : `#${String(game)}`}: ${escaped(error.message)}</li>`,
  );
  return [
    `<h2>${words.unreadable}: ${String(unreadable)}</h2>`,
    `<ul>${items.join('\n')}${left > 0 ? `<li>${words.andMore(left)}</li>` : ''}</ul>`,
  ];
};
