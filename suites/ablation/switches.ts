import type { NatureLaw } from '../../packages/rules/src/nature/law.ts';
import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';

/**
 * The law as a board of switches. A boolean field of the law is a switch by itself; a number is one
 * with the settings listed here, and so is a choice between words. Fields are found by walking the
 * law, so that a new one is switched too, or missed by the test.
 */
export interface Switch {
  /** The way to the field: `newness.byRescue`. */
  readonly name: string;
  /** The clause of the book that it stands for; undefined where no words of the book back it, only figures. */
  readonly clause: string | undefined;
  /** The setting that does without the clause. */
  readonly off: Setting;
  /** Every setting that is tried, `off` first; the one of the rule set is among them. */
  readonly settings: readonly Setting[];
}

export type Setting = boolean | number | string;

/** Settings of the fields that are not simply off or on, the poorest first. */
const SETTINGS: Readonly<Record<string, readonly Setting[]>> = {
  chase: ['capture', 'exchange'],
  pawnChases: [true, false],
  killChecks: [1, 2, 3, 4, 6, 8],
  'exchange.plies': [2, 4, 6, 8, 10, 12],
  'exchange.checks': [0, 1, 2, 3, 4],
  'exchange.evenChecks': [0, 1, 2, 4],
  'exchange.counterChecks': [0, 1, 2, 3],
  'exchange.mateChecks': [0, 1, 2, 3],
  'exchange.laterMateChecks': [0, 1],
  mutual: ['nobody', 'hard'],
};

/** The clauses that fields stand for. */
const CLAUSES: Readonly<Record<string, string>> = {
  chase: '24.3',
  kingAndPawnMayChase: '26.1',
  kingAndPawnAddNothing: '26.1',
  pawnChases: '26.1',
  jointChases: '26.9',
  evenExchangeChases: '26.5',
  sameTypeMeets: '24.4',
  kingAnswersFree: '26.1.3',
  keyPoint: '26.2',
  killChecks: '24.2',
  'exchange.plies': '24.3',
  'exchange.checks': '24.3',
  'exchange.evenChecks': '26.5',
  'exchange.counterChecks': '24.3',
  'exchange.mateChecks': '24.3',
  'exchange.laterMateChecks': '24.3',
  mutual: '26.9',
};

/** Fields that say no law: the budget, and the order of weight, which the book gives in a word. */
const NO_SWITCH: readonly string[] = ['nodes', 'weight'];

/** The fields of the law on natures, by name, with their settings. */
export const fieldsOf = (law: NatureLaw): ReadonlyMap<string, unknown> =>
  new Map(fieldsIn(law, '').filter(([name]) => !NO_SWITCH.includes(name)));

const fieldsIn = (value: object, prefix: string): (readonly [string, unknown])[] =>
  Object.entries(value).flatMap(([key, field]: [string, unknown]) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? fieldsIn(field, `${prefix}${key}.`)
      : [[`${prefix}${key}`, field] as const],
  );

/** All switches of a rule set: of its law on natures, and whether 26.9 is applied. */
export const switchesOf = (rules: RuleSet): Switch[] =>
  [...fieldsOf(rules.natures).keys(), 'mutual'].map((name) => {
    const settings = SETTINGS[name] ?? [false, true];
    return { name, clause: CLAUSES[name], off: settings[0] ?? false, settings };
  });

/** The rule set with one switch set; nothing else changes. */
export const withSwitch = (rules: RuleSet, name: string, setting: Setting): RuleSet =>
  (name === 'mutual'
    ? {
        ...rules,
        mutual: setting === 'nobody' ? { yields: 'nobody' } : { yields: setting, clause: CLAUSES[name] },
      }
    : { ...rules, natures: withField(rules.natures, name.split('.'), setting) }) as RuleSet;

const withField = (fields: object, [key = '', ...rest]: readonly string[], setting: Setting): object => {
  const field = (fields as Readonly<Record<string, unknown>>)[key];
  const isDeeper = rest.length > 0 && typeof field === 'object' && field !== null;
  return { ...fields, [key]: isDeeper ? withField(field, rest, setting) : setting };
};

export const settingOf = (rules: RuleSet, name: string): unknown =>
  name === 'mutual' ? rules.mutual.yields : fieldsOf(rules.natures).get(name);
