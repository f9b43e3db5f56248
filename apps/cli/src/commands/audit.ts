import type { Audit, LogFault } from '@qili/audit';
import { DEFAULT_RULES, RULE_SETS, type RuleSet } from '@qili/rules';
import { Argument, Option, type Command } from 'commander';
import { ALL_RULES, ruleSetsOf, type RulesAsked } from '../judging/rules-asked.ts';
import { commandNamed, wholeNumberIn } from '../terminal/command.ts';
import { writeWhole } from '../terminal/files.ts';
import { showProgress } from '../terminal/progress.ts';
import type { Session } from '../terminal/session.ts';
import type { Words } from '../words/words.ts';

interface AuditOptions {
  readonly rules: RulesAsked;
  readonly workers?: number;
  readonly natures?: true;
  readonly out?: string;
  readonly html?: string;
}

/** `qili audit`: judges whole archives on all cores; a report that is there is gone on with. */
export const auditCommand = (session: Session): Command => {
  const { words } = session;
  const { option } = words;
  return commandNamed('audit', session)
    .addArgument(new Argument('<path...>', words.argument.paths))
    .addOption(
      new Option('--rules <id>', option.rules).choices([...RULE_SETS, ALL_RULES]).default(DEFAULT_RULES),
    )
    .addOption(new Option('--workers <n>', option.workers).argParser(wholeNumberIn(words)))
    .addOption(new Option('--natures', option.natures))
    .addOption(new Option('--out <file>', option.out))
    .addOption(new Option('--html <file>', option.html))
    .action((paths: readonly string[], options: AuditOptions) => auditPaths(paths, options, session));
};

const auditPaths = async (
  paths: readonly string[],
  { rules, workers, natures, out, html }: AuditOptions,
  session: Session,
): Promise<void> => {
  const { audit } = await import('@qili/audit');
  const { locale, words, complain } = session;
  const progress = await showProgress(words);
  const done = await audit({
    paths,
    rules: ruleSetsOf(rules).map(({ id }: RuleSet) => id),
    natures: natures === true,
    locale,
    workers: workers === 0 ? undefined : workers,
    out,
    except: html === undefined ? [] : [html],
    ...(progress === undefined ? {} : { onProgress: progress.tell }),
  });
  progress?.stop();
  if (!done.ok) {
    const { fault } = done;
    complain({ code: fault.code, message: sayLogFault(fault, words), where: { file: out } });
    return;
  }
  await report(done.value, html, session);
};

const report = async (found: Audit, html: string | undefined, session: Session): Promise<void> => {
  const { auditHtml, auditText } = await import('@qili/audit');
  const { words, json, say, complain, locale } = session;
  for (const file of found.missing)
    complain({ code: 'file-missing', message: words.missing, where: { file } });
  // Nothing could be judged: what is wrong stands in the report, and here.
  if (found.judged + found.resumed === 0)
    for (const { file, game, error } of found.errors) complain({ ...error, where: { file, game } });
  if (json) say(JSON.stringify(summaryOf(found)));
  else if (found.judged + found.resumed + found.unreadable > 0) say(auditText(found, locale));
  if (html === undefined) return;
  const saved = await writeWhole(html, auditHtml(found, locale), words);
  if (!saved.ok) complain(saved.fault);
};

const sayLogFault = (fault: LogFault, { audit }: Words): string =>
  (audit[fault.code] as (fault: LogFault) => string)(fault);

/** The sums of the one rule set, or of the first of several, before everything else. */
const summaryOf = ({ rules, ...found }: Audit): object => {
  const [first = NOTHING] = Object.values(rules);
  return { ...first, ...found, rules };
};

const NOTHING = { games: 0, plies: 0, repetitions: 0, runs: 0, rulings: {} };
