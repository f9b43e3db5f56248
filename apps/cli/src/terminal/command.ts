import { LOCALES, type Locale } from '@qili/rules';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { CommandName, Words } from '../words/words.ts';
import { misuseIn } from './misuse.ts';
import type { Session } from './session.ts';

/** A command of `qili` that speaks the session's language and understands what all commands do. */
export const commandNamed = (name: CommandName, session: Session): Command =>
  speaking(new Command(name), session)
    .description(session.words.command[name])
    .addOption(new Option('--json', session.words.option.json))
    .addOption(languageOption(session.words));

/** Options are read before the commands exist, because the help is in the language that they ask for. */
export const languageOption = (words: Words): Option =>
  new Option('--lang <id>', words.option.lang).choices(LOCALES);

/** Help and usage errors in the session's language and form; wrong usage throws for the one catch at the top. */
export const speaking = (command: Command, { words, misused }: Session): Command =>
  command
    .exitOverride()
    .helpOption('-h, --help', words.help.showHelp)
    .helpCommand(false)
    .configureHelp({
      styleTitle: (title) => titlesIn(words)[title] ?? title,
      optionDescription: (option) => describedIn(words, option),
    })
    .configureOutput({
      outputError: (message) => {
        misused(misuseIn(words, message));
      },
    });

const titlesIn = ({ help }: Words): Readonly<Partial<Record<string, string>>> => ({
  'Usage:': help.usage,
  'Arguments:': help.arguments,
  'Options:': help.options,
  'Commands:': help.commands,
});

/** An option with what may be given and what holds if nothing is. */
const describedIn = (
  { help }: Words,
  { description, argChoices, defaultValue, defaultValueDescription }: Option,
): string => {
  const choices = argChoices === undefined ? [] : [`${help.choices} ${argChoices.join(', ')}`];
  const without = defaultValueDescription ?? (defaultValue === undefined ? undefined : String(defaultValue));
  const notes = [...choices, ...(without === undefined ? [] : [`${help.unlessGiven} ${without}`])];
  return notes.length === 0 ? description : `${description} (${notes.join('; ')})`;
};

/** Reads a whole number from 0, for an option or argument. */
export const wholeNumberIn =
  (words: Words) =>
  (text: string): number => {
    if (!/^\d{1,15}$/u.test(text)) throw new InvalidArgumentError(words.wholeNumber(text));
    return Number(text);
  };

/** The language asked for on a command line that is not parsed yet, if it is one we speak. */
export const languageAsked = (args: readonly string[]): Locale | undefined => {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const asked = args[at]?.startsWith('--lang=') === true ? args[at].slice('--lang='.length) : args[at + 1];
  return LOCALES.find((locale) => at >= 0 && locale === asked);
};
