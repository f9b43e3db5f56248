import type { Audit, AuditAsked } from '@qili/audit';
import { DEFAULT_RULES, RULE_SETS, type RuleSet } from '@qili/rules';
import { Argument, Option, type Command } from 'commander';
import { sayLogFault } from '../auditing/log-faults.ts';
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
  readonly database?: string;
  readonly detach?: true;
  readonly follow?: number;
}

/** `qili audit`: judges whole archives on all cores, or by the workers of a database; a report that is there is gone on with. */
export const auditCommand = (session: Session): Command => {
  const { words } = session;
  const { option } = words;
  const number = wholeNumberIn(words);
  return commandNamed('audit', session)
    .addArgument(new Argument('[path...]', words.argument.paths))
    .addOption(
      new Option('--rules <id>', option.rules).choices([...RULE_SETS, ALL_RULES]).default(DEFAULT_RULES),
    )
    .addOption(new Option('--workers <n>', option.workers).argParser(number))
    .addOption(new Option('--natures', option.natures))
    .addOption(new Option('--out <file>', option.out))
    .addOption(new Option('--html <file>', option.html))
    .addOption(new Option('--database <url>', option.database))
    .addOption(new Option('--detach', option.detach))
    .addOption(new Option('--follow <number>', option.follow).argParser(number))
    .action(async (paths: readonly string[], options: AuditOptions, command: Command) => {
      const misuse = misuseOf(paths, options, words);
      if (misuse !== undefined) command.error(misuse);
      const found = await (options.database === undefined
        ? auditHere(paths, options, session)
        : auditThere(options.database, paths, options, session));
      if (found !== undefined) await report(found, options.html, session);
    });
};

/** What does not go together on the command line. */
const misuseOf = (
  paths: readonly string[],
  { database, detach, follow, workers, out, html }: AuditOptions,
  { queue }: Words,
): string | undefined => {
  if (database === undefined) {
    if (follow !== undefined) return queue.needsDatabase('--follow');
    if (detach === true) return queue.needsDatabase('--detach');
    return paths.length === 0 ? queue.needsPaths : undefined;
  }
  if (workers !== undefined) return queue.notWith('--workers', '--database');
  if (follow === undefined && paths.length === 0) return queue.needsPaths;
  if (follow !== undefined && (paths.length > 0 || detach === true))
    return queue.notWith('--follow', detach === true ? '--detach' : 'PATH');
  if (detach === true && (out ?? html) !== undefined)
    return queue.notWith('--detach', out === undefined ? '--html' : '--out');
  return undefined;
};

const askedBy = (
  { rules, natures, out, html }: AuditOptions,
  { locale }: Session,
): Pick<AuditAsked, 'rules' | 'natures' | 'locale' | 'except'> => ({
  rules: ruleSetsOf(rules).map(({ id }: RuleSet) => id),
  natures: natures === true,
  locale,
  except: [out, html].filter((file) => file !== undefined),
});

const auditThere = async (
  database: string,
  paths: readonly string[],
  options: AuditOptions,
  session: Session,
): Promise<Audit | undefined> => {
  const { auditByWorkers } = await import('../auditing/by-workers.ts');
  const { out, detach, follow } = options;
  return auditByWorkers(database, paths, { ...askedBy(options, session), out, detach, follow }, session);
};

const auditHere = async (
  paths: readonly string[],
  options: AuditOptions,
  session: Session,
): Promise<Audit | undefined> => {
  const { audit } = await import('@qili/audit');
  const { words, complain } = session;
  const { workers, out } = options;
  const progress = await showProgress(words);
  const done = await audit({
    paths,
    ...askedBy(options, session),
    workers: workers === 0 ? undefined : workers,
    out,
    ...(progress === undefined ? {} : { onProgress: progress.tell }),
  });
  progress?.stop();
  if (done.ok) return done.value;
  const { fault } = done;
  complain({ code: fault.code, message: sayLogFault(fault, words), where: { file: out } });
  return undefined;
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

/** The sums of the one rule set, or of the first of several, before everything else. */
const summaryOf = ({ rules, ...found }: Audit): object => {
  const [first = NOTHING] = Object.values(rules);
  return { ...first, ...found, rules };
};

const NOTHING = { games: 0, plies: 0, repetitions: 0, runs: 0, rulings: {} };
