import { Command } from 'commander';
import { auditCommand } from './commands/audit.ts';
import { candidatesCommand } from './commands/candidates.ts';
import { convertCommand } from './commands/convert.ts';
import { formatsCommand } from './commands/formats.ts';
import { glossaryCommand } from './commands/glossary.ts';
import { judgeCommand } from './commands/judge.ts';
import { mateCommand } from './commands/mate.ts';
import { perftCommand } from './commands/perft.ts';
import { quizCommand } from './commands/quiz.ts';
import { rulesCommand } from './commands/rules.ts';
import { serveCommand } from './commands/serve.ts';
import { showCommand } from './commands/show.ts';
import { workerCommand } from './commands/worker.ts';
import { languageOption, speaking } from './terminal/command.ts';
import type { Session } from './terminal/session.ts';

/** Printed by `qili --version`; kept equal to the package's by a test. */
export const VERSION = '0.1.0';

/** The command `qili`, in the session's language. */
export const programOf = (session: Session): Command => {
  const { words } = session;
  return speaking(new Command('qili'), session)
    .description(words.about)
    .version(VERSION, '-V, --version', words.help.showVersion)
    .addOption(languageOption(words))
    .addCommand(judgeCommand(session))
    .addCommand(candidatesCommand(session))
    .addCommand(auditCommand(session))
    .addCommand(workerCommand(session))
    .addCommand(convertCommand(session))
    .addCommand(formatsCommand(session))
    .addCommand(showCommand(session))
    .addCommand(perftCommand(session))
    .addCommand(mateCommand(session))
    .addCommand(glossaryCommand(session))
    .addCommand(rulesCommand(session))
    .addCommand(quizCommand(session))
    .addCommand(serveCommand(session));
};
