import { parseArgs } from 'node:util';
import { err, isLocale, ok, type Locale, type Result } from '@qili/rules';
import { DEFAULTS, type Settings } from './settings.ts';
import { START_WORDS } from './words/start.ts';

const LOGS = ['info', 'warn', 'silent'] as const;
const NUMBERS = ['port', 'rate', 'openings', 'workers'] as const;

/** The settings that the command line asks for, or what is wrong with it in words. */
export const settingsFrom = (args: readonly string[], locale: Locale): Result<Settings, string> => {
  const words = START_WORDS[locale];
  const values = valuesIn(args);
  if (!values.ok) return err(words.unknownOption(values.fault));
  const { database, origin, proxied, log, lang, ...given } = values.value;
  for (const name of NUMBERS)
    if (given[name] !== undefined && !/^\d{1,9}$/u.test(given[name]))
      return err(words.notANumber(`--${name}`));
  if (lang !== undefined && !isLocale(lang)) return err(words.unknownOption(`--lang ${lang}`));
  const level = LOGS.find((each) => each === (log ?? DEFAULTS.log));
  if (level === undefined) return err(words.unknownOption(`--log ${log ?? ''}`));
  if (origin !== undefined && !URL.canParse(origin)) return err(words.unknownOption(`--origin ${origin}`));
  const { port, rate, openings, workers } = given;
  if (Number(port ?? 0) > 65_535) return err(words.notANumber('--port'));
  return ok({
    ...DEFAULTS,
    host: given.host ?? DEFAULTS.host,
    port: Number(port ?? DEFAULTS.port),
    rate: Number(rate ?? DEFAULTS.rate),
    openings: Number(openings ?? DEFAULTS.openings),
    workers: Math.max(1, Number(workers ?? DEFAULTS.workers)),
    database: database ?? DEFAULTS.database,
    origin: origin === undefined ? undefined : new URL(origin).origin,
    proxied: proxied ?? DEFAULTS.proxied,
    log: level,
    locale: lang ?? locale,
  });
};

const text = { type: 'string' } as const;
const OPTIONS = {
  port: text,
  host: text,
  database: text,
  origin: text,
  rate: text,
  openings: text,
  workers: text,
  log: text,
  lang: text,
  proxied: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** The options as they stand there; a fault is the message of the system, on one line. */
const valuesIn = (args: readonly string[]): Result<Values, string> => {
  try {
    return ok(parseArgs({ args: [...args], options: OPTIONS }).values);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return err(error.message.split('\n')[0] ?? '');
  }
};
