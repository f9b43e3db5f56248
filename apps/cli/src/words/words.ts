import type { LogFault, QueueFault } from '@qili/audit';
import type { CandidateRule, Clause, FormatWords } from '@qili/rules';
import type { ServerFault, StoreFault } from '@qili/store';
import type { ArchiveFault } from '../archive/unzip.ts';

export const COMMANDS = [
  'judge',
  'candidates',
  'audit',
  'worker',
  'convert',
  'formats',
  'show',
  'perft',
  'mate',
  'glossary',
  'rules',
  'quiz',
  'serve',
] as const;
export type CommandName = (typeof COMMANDS)[number];

export const OPTIONS = [
  'lang',
  'json',
  'rules',
  'rulesOfOne',
  'fen',
  'moves',
  'lap',
  'all',
  'cases',
  'explain',
  'ply',
  'as',
  'game',
  'theme',
  'marks',
  'width',
  'flip',
  'mirror',
  'describe',
  'sheet',
  'ruling',
  'notation',
  'comments',
  'output',
  'divide',
  'nodes',
  'to',
  'from',
  'encoding',
  'repair',
  'workers',
  'natures',
  'out',
  'html',
  'database',
  'databaseToWorkFor',
  'detach',
  'follow',
  'concurrency',
  'topic',
  'seed',
  'set',
  'pupil',
  'results',
  'setAs',
  'setTitle',
  'setOutput',
  'count',
  'port',
  'host',
  'databaseToServe',
] as const;
export type OptionName = (typeof OPTIONS)[number];

/** What only a queue can suffer. */
export type OwnQueueFault = Exclude<QueueFault, StoreFault | LogFault>;

/** The command's own words: its help, the headings of its reports, and what may be wrong with files and options. */
export interface Words {
  readonly about: string;
  readonly command: Readonly<Record<CommandName, string>>;
  readonly option: Readonly<Record<OptionName, string>>;
  readonly argument: Readonly<
    Record<'files' | 'file' | 'paths' | 'depth' | 'term' | 'rulesId' | 'clause', string>
  >;
  readonly help: Readonly<
    Record<
      'usage' | 'arguments' | 'options' | 'commands' | 'showHelp' | 'showVersion' | 'choices' | 'unlessGiven',
      string
    >
  >;

  readonly formats: FormatWords;

  readonly label: Readonly<
    Record<'event' | 'date' | 'players' | 'rules' | 'ruling' | 'clause' | 'proof' | 'moves' | 'also', string>
  >;
  readonly versus: (red: string, black: string) => string;
  readonly gameNumber: (n: number) => string;
  /** Above the drawing of the position at which a cycle begins. */
  readonly cycleBegins: (turn: string) => string;
  /** Above the moves of a lap that the caller named. */
  readonly lapBegins: (turn: string) => string;
  /** Above the moves of a long run of attacks. */
  readonly runBegins: (turn: string) => string;
  /** What is said about a stretch of rounds. */
  readonly inRounds: (first: number, last: number, said: string) => string;
  readonly toMove: (side: string) => string;
  readonly noRepetition: string;
  readonly goodHalf: (plies: number) => string;

  /** What a rule set says to a move that may be played, in a word or two. */
  readonly candidate: Readonly<Record<CandidateRule | 'warn', string>>;
  readonly noLegalMove: string;

  readonly audit: {
    /** What stands beside the bar: games judged, games a second, time left. */
    readonly progress: (games: string, rate: string, left: string) => string;
  } & {
    readonly [Code in LogFault['code']]: (fault: Extract<LogFault, { readonly code: Code }>) => string;
  };

  /** What is said of audits that many machines share. */
  readonly queue: {
    /** The audit has a number, by which it can be followed later. */
    readonly queued: (audit: number) => string;
    readonly nobodyAtWork: string;
    readonly atWork: (threads: number) => string;
    readonly jobFailed: (job: string, message: string) => string;
    readonly worked: (jobs: number, games: number, seconds: string) => string;
    readonly needsPaths: string;
    readonly needsDatabase: (option: string) => string;
    readonly notWith: (option: string, other: string) => string;
  } & {
    readonly [Code in OwnQueueFault['code']]: (
      fault: Extract<OwnQueueFault, { readonly code: Code }>,
      sayServerFault: (fault: ServerFault) => string,
    ) => string;
  };

  readonly quiz: {
    /** With the seed that gives the same exercises again, and how to be told or to stop. */
    readonly opening: (seed: number | undefined) => string;
    readonly level: (level: number) => string;
    readonly right: string;
    readonly wrong: string;
    readonly rightIs: (answer: string) => string;
    readonly number: (least: number, most: number) => string;
    readonly noSuchTopic: (name: string, topics: string) => string;
    readonly score: (exercises: number, right: number, answered: number) => string;
    readonly takenFor: (given: string, times: number) => string;
    /** What a set of generated exercises is called, if nobody says otherwise. */
    readonly setOf: (seed: number) => string;
    /** The heads of the table of a class. */
    readonly pupil: string;
    readonly total: string;
    readonly everybody: string;
    readonly confused: string;
    readonly takenForBy: (given: string, times: number, pupils: number) => string;
    /** What does not go together. */
    readonly resultsOfWhichSet: string;
    readonly resultsOrSet: string;
    readonly nothingToWrite: string;
    readonly whoseResult: string;
  };

  readonly mateIn: (checks: number, line: string) => string;
  readonly noMate: string;
  readonly mateUnknown: (nodes: number) => string;
  readonly total: string;

  /** Above what other rule sets say otherwise than this one. */
  readonly partFrom: (id: string) => string;
  /** That all rule sets name the moves and rule alike. */
  readonly allAlike: string;

  /** How well a clause is founded. */
  readonly founded: Readonly<Record<Clause['founded'], string>>;

  readonly missing: string;
  readonly folder: string;
  readonly unreadable: (reason: string) => string;
  readonly unwritable: (reason: string) => string;
  readonly outputIsInput: string;
  readonly archive: Readonly<Record<ArchiveFault, string>>;
  readonly doubtful: (encoding: string) => string;
  readonly damaged: (places: number, encoding: string) => string;
  readonly emptyFile: string;
  readonly emptyCase: string;
  readonly noServer: string;
  readonly notJson: string;
  readonly notACase: (field: string) => string;
  readonly noSuchTerm: (term: string) => string;
  readonly noSuchClause: (clause: string, known: string) => string;
  readonly noPng: (reason: string) => string;
  readonly widthBetween: (least: number, most: number) => string;
  readonly noSuchGame: (game: number, last: number) => string;
  readonly needsSheet: string;
  readonly formsAre: (forms: string) => string;
  readonly noSuchPly: (ply: number, last: number) => string;
  readonly tooManyToCount: string;
  readonly countedAnyway: string;
  readonly movesWithoutFen: string;
  readonly nothingToRead: string;
  readonly wholeNumber: (text: string) => string;
  /** What is wrong with how the command was called. */
  readonly misuse: {
    readonly unknownOption: (option: string) => string;
    readonly unknownCommand: (command: string) => string;
    readonly missingArgument: (argument: string) => string;
    readonly missingValue: (option: string) => string;
    readonly tooManyArguments: (most: string, given: string) => string;
    readonly noSuchChoice: (option: string, value: string, choices: string) => string;
    readonly wrongValue: (name: string, why: string) => string;
    readonly missingOption: (option: string) => string;
    readonly notTogether: (option: string, other: string) => string;
    readonly didYouMean: (said: string, name: string) => string;
  };
  readonly seeHelp: string;
  readonly bug: (message: string) => string;
}
