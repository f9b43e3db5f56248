import { MESSAGES, padTo, RULE_SET_OF, widthOf, type Locale, type RuleSetId } from '@qili/rules';
import type { Audit } from '../audit.ts';
import { lengthRows, natureRows, offenceRows, rulingRows, totalRows, type Row } from './rows.ts';
import type { RulesTally } from './tally.ts';
import { REPORT_WORDS } from './words.ts';

/** How many of the files that could not be read are named. */
const NAMED = 20;

/** What an audit comes to, to be read on a terminal. */
export const auditText = (audit: Audit, locale: Locale): string =>
  [
    ...Object.entries(audit.rules).flatMap(([id, sum]) => rulesText(id as RuleSetId, sum, locale)),
    ...slowestText(audit, locale),
    ...unreadableText(audit, locale),
    ...runText(audit, locale),
  ]
    .join('\n')
    .trim();

const rulesText = (id: RuleSetId, sum: RulesTally, locale: Locale): string[] => {
  const words = REPORT_WORDS[locale];
  const rulings = rulingRows(sum, words);
  return [
    `${RULE_SET_OF[id].name[locale]} (${id})`,
    '',
    ...counted(totalRows(sum, words)),
    ...section(words.rulings, rulings),
    ...section(words.offences, offenceRows(sum, locale)),
    ...section(`${words.lengths} (${words.lengthUnit})`, lengthRows(sum, words)),
    ...section(words.natures, natureRows(sum, MESSAGES[locale].nature)),
    '',
  ];
};

const section = (title: string, rows: readonly Row[]): string[] => {
  const told = rows.filter(([, n]) => n > 0);
  return told.length === 0 ? [] : ['', title, ...counted(told)];
};

/** Words to the left, numbers under each other, remarks behind. */
const counted = (rows: readonly Row[]): string[] => {
  const told = rows.filter(([, n]) => n > 0);
  const width = Math.max(0, ...told.map(([name]) => widthOf(name)));
  const digits = Math.max(0, ...told.map(([, n]) => String(n).length));
  return told.map(([name, n, remark = '']) =>
    `  ${padTo(name, width)}  ${String(n).padStart(digits)}  ${remark}`.trimEnd(),
  );
};

const slowestText = ({ slowest }: Audit, locale: Locale): string[] =>
  slowest.length === 0
    ? []
    : [
        REPORT_WORDS[locale].slowest,
        ...slowest.map(({ file, game, ms }) => `  ${ms.toFixed(0).padStart(6)} ms  ${file}#${String(game)}`),
        '',
      ];

const unreadableText = ({ unreadable, errors }: Audit, locale: Locale): string[] => {
  if (unreadable === 0) return [];
  const words = REPORT_WORDS[locale];
  const named = errors.slice(0, NAMED);
  const left = unreadable - named.length;
  return [
    `${words.unreadable}: ${String(unreadable)}`,
    ...named.map(
      ({ file, game, error }) => `  ${file}${game === undefined ? '' : `#${String(game)}`}: ${error.message}`,
    ),
    ...(left > 0 ? [`  ${words.andMore(left)}`] : []),
    '',
  ];
};

const runText = ({ seconds, resumed, judged }: Audit, locale: Locale): string[] => {
  const words = REPORT_WORDS[locale];
  const rate = (judged / Math.max(seconds, 0.001)).toFixed(0);
  return [
    ...(resumed > 0 ? [words.resumed(resumed)] : []),
    ...(judged > 0 ? [words.took(seconds.toFixed(1), rate)] : []),
  ];
};
