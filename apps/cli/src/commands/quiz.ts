import { Option, type Command } from 'commander';
import { commandNamed, wholeNumberIn } from '../terminal/command.ts';
import type { QuizOptions } from '../quizzing/run.ts';
import type { SetForm } from '../quizzing/sets.ts';
import type { Session } from '../terminal/session.ts';

const FORMS: readonly SetForm[] = ['set', 'html'];
/** Exercises asked unless it is said how many. */
const COUNT = 10;

/** `qili quiz`: exercises in the terminal, answers typed, a proof for each wrong one. */
export const quizCommand = (session: Session): Command => {
  const { words } = session;
  const { option } = words;
  const command = commandNamed('quiz', session)
    .addOption(new Option('--topic <names>', option.topic))
    .addOption(new Option('--seed <n>', option.seed).argParser(wholeNumberIn(words)))
    .addOption(new Option('--count <n>', option.count).argParser(wholeNumberIn(words)).default(COUNT))
    .addOption(new Option('--set <file>', option.set))
    .addOption(new Option('--name <name>', option.pupil))
    .addOption(new Option('--results <files...>', option.results))
    .addOption(new Option('--as <form>', option.setAs).choices(FORMS))
    .addOption(new Option('--title <title>', option.setTitle))
    .addOption(new Option('-o, --output <file>', option.setOutput));
  return command.action(async (options: QuizOptions) => {
    // The course is not loaded by those who do not ask for it.
    const { runQuiz } = await import('../quizzing/run.ts');
    const misuse = await runQuiz(options, session);
    if (misuse !== undefined) command.error(misuse);
  });
};
