import type { Words } from '../words/words.ts';

type Misuse = Words['misuse'];

/**
 * The English of the library that reads command lines, and how we say it; the parts that the
 * pattern catches go over in their order. A test calls for each, so that a new version of the
 * library that says it otherwise is noticed.
 */
const SAID: readonly (readonly [RegExp, (misuse: Misuse, ...parts: string[]) => string])[] = [
  [/^unknown option '(.+?)'/u, (misuse, option = '') => misuse.unknownOption(option)],
  [/^unknown command '(.+?)'/u, (misuse, command = '') => misuse.unknownCommand(command)],
  [/^missing required argument '(.+)'/u, (misuse, argument = '') => misuse.missingArgument(argument)],
  [/^option '(.+)' argument missing/u, (misuse, option = '') => misuse.missingValue(option)],
  [
    /^too many arguments.* Expected (\d+) arguments? but got (\d+)/u,
    (misuse, most = '', given = '') => misuse.tooManyArguments(most, given),
  ],
  [
    /^option '(.+)' argument '(.*)' is invalid\. Allowed choices are (.+)\.$/u,
    (misuse, option = '', value = '', choices = '') => misuse.noSuchChoice(option, value, choices),
  ],
  [
    /^option '(.+)' argument '(.*)' is invalid\. (.+)$/u,
    (misuse, option = '', value = '', why = '') => misuse.wrongValue(withValue(option, value, why), why),
  ],
  [
    /^command-argument value '(.*)' is invalid for argument '(.+)'\. (.+)$/u,
    (misuse, value = '', argument = '', why = '') =>
      misuse.wrongValue(withValue(`<${argument}>`, value, why), why),
  ],
  [/^required option '(.+)' not specified/u, (misuse, option = '') => misuse.missingOption(option)],
  [
    /^option '(.+)' cannot be used with option '(.+)'/u,
    (misuse, option = '', other = '') => misuse.notTogether(option, other),
  ],
];

/** The value beside its name, where what is wrong with it does not say it. */
const withValue = (name: string, value: string, why: string): string =>
  why.includes(value) ? name : `${name} ${value}`;

/** What is wrong with how the command was called, in our words; as it came where we have none. */
export const misuseIn = ({ misuse }: Words, message: string): string => {
  const [fault = '', guess = ''] = message
    .trim()
    .replace(/^error: /u, '')
    .split('\n');
  const [ours] = SAID.flatMap(([pattern, say]) => {
    const match = pattern.exec(fault);
    return match === null ? [] : [say(misuse, ...match.slice(1))];
  });
  const meant = /^\(Did you mean (?:one of )?(.+)\?\)$/u.exec(guess)?.[1];
  const said = ours ?? fault;
  return meant === undefined ? said : misuse.didYouMean(said, meant);
};
