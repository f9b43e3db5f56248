import {
  candidatesOf,
  FORMATS,
  judgeLap,
  judgeLine,
  nameMove,
  naturesAlong,
  partingsOf,
  readRecord,
  RULE_SET_OF,
  RULE_SETS,
  rulingHtml,
  rulingSheetOf,
  rulingSvg,
  sayBroken,
  sayCandidate,
  sayClause,
  sayRecordFault,
  sayRuling,
  type JudgedCycle,
  type JudgedRun,
  type JudgedUnder,
  type Line,
  type Locale,
  type RecordReading,
  type RuleSet,
} from '@qili/rules';
import type {
  Answers,
  CandidateTold,
  Compared,
  Opinion,
  Questions,
  QuestionKind,
  Read,
  WrittenFile,
} from './answer.ts';
import { judge, toldMoves } from './judge.ts';

/** The answer to each kind of question; pure, so that a worker, a test or the page itself may ask. */
export const ANSWER: { readonly [K in QuestionKind]: (question: Questions[K]) => Answers[K] } = {
  judge,
  name: ({ line, rules, locale }) => {
    const judged = nameMove(line, line.moves.length - 1, RULE_SET_OF[rules]);
    return judged && toldMoves(line, [judged], RULE_SET_OF[rules], locale)[0];
  },
  natures: ({ line, rules }) => naturesAlong(line, [], RULE_SET_OF[rules]).map(({ nature }) => nature),
  candidates: ({ line, rules, locale }) => candidatesTold(line, RULE_SET_OF[rules], locale),
  compare: (question) => compared(question),
  read: ({ bytes, locale }) => recordRead(bytes, locale),
  sheet: (question) => sheetOf(question),
  write: ({ games, format }) => ({ bytes: FORMATS[format].write?.(games).bytes ?? NO_BYTES }),
};

const NO_BYTES = new Uint8Array() satisfies WrittenFile['bytes'];

/** Forbidden moves first, then those that draw, those that may be played once more, and the free ones. */
const WEIGHT = { ban: 0, draw: 1, none: 3 } as const;

const candidatesTold = (line: Line, rules: RuleSet, locale: Locale): CandidateTold[] => {
  const weight = ({ rule, warns }: CandidateTold): number => (warns ? 2 : WEIGHT[rule]);
  return candidatesOf(line, rules)
    .map((candidate) => {
      const { move, judged, rule, warns } = candidate;
      const played = { start: line.start, moves: [...line.moves, move] };
      const [told] = toldMoves(played, [judged], rules, locale);
      return {
        judged,
        text: '',
        name: '',
        reason: '',
        ...told,
        rule,
        warns,
        says: sayCandidate(candidate, rules, locale),
      };
    })
    .sort((a, b) => weight(a) - weight(b));
};

const compared = ({ line, lap, rules, locale }: Questions['compare']): Compared => {
  const found = RULE_SETS.map((id): JudgedUnder => {
    const { judged } = decisionOn(line, lap, RULE_SET_OF[id]);
    return { rules: RULE_SET_OF[id], moves: judged?.moves ?? [], ruling: judged?.ruling };
  });
  const fullest = found.reduce((best, one) => (one.moves.length > best.moves.length ? one : best));
  const first = found.find((one) => one.rules.id === rules) ?? fullest;
  return {
    moves: toldMoves(line, fullest.moves, fullest.rules, locale),
    opinions: found.map((one) => opinionOf(one, locale)),
    partings: partingsOf(
      line,
      first,
      found.filter((one) => one !== first),
      locale,
    ),
  };
};

/** What decides a line under a rule set: a lap where it is taken as one, a cycle, or a long run. */
const decisionOn = (
  line: Line,
  lap: number | undefined,
  rules: RuleSet,
): { readonly judged: JudgedCycle | JudgedRun | undefined; readonly isLap: boolean } => {
  const closed = lap === undefined ? undefined : judgeLap(line, lap, rules);
  if (closed?.ok === true) return { judged: closed.value, isLap: true };
  const { decisive, decisiveRun } = judgeLine(line, rules);
  return { judged: decisive ?? decisiveRun, isLap: false };
};

const sheetOf = ({ line, lap, tags, rules: id, locale }: Questions['sheet']): Answers['sheet'] => {
  const rules = RULE_SET_OF[id];
  const { judged, isLap } = decisionOn(line, lap, rules);
  if (judged === undefined) return undefined;
  const sheet = rulingSheetOf({ tags }, line, judged, { locale, rules, isLap });
  return { html: rulingHtml(sheet), svg: rulingSvg(sheet) };
};

const opinionOf = ({ rules, moves, ruling }: JudgedUnder, locale: Locale): Opinion => ({
  rules: rules.id,
  natures: moves.map(({ ply, nature }) => ({ ply, nature })),
  verdict: ruling?.verdict ?? 'none',
  ruling: ruling === undefined ? '' : sayRuling(ruling, rules, locale),
  clause: ruling === undefined ? '' : sayClause(ruling, rules, locale),
});

const recordRead = (bytes: Uint8Array, locale: Locale): Read => {
  const read = readRecord(bytes);
  if (!read.ok) {
    const place = 'at' in read.fault ? [read.fault.at] : [];
    return {
      ok: false,
      says: [
        ...place.map(({ line, column }) => `${String(line)}:${String(column)}`),
        sayRecordFault(read.fault, locale),
      ].join(' '),
    };
  }
  return { ok: true, reading: read.value, notes: notesOn(read.value, locale) };
};

/** What is wrong with games that could be read in part, or not at all. */
const notesOn = ({ games, refused }: RecordReading, locale: Locale): string[] => [
  ...refused.map(({ game, fault }) => `${String(game)}: ${sayRecordFault(fault, locale)}`),
  ...games.flatMap(({ brokenAt, start }) =>
    brokenAt === undefined ? [] : [sayBroken(brokenAt, start, locale)],
  ),
];
