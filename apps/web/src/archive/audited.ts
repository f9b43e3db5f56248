import { auditGame, gamesInOrder, type AuditLine, type NumberedGame } from '@qili/protocol';
import {
  FORMATS,
  judgeLine,
  mainLine,
  readRecord,
  RULE_SET_OF,
  sayRecordFault,
  sayRuling,
  tagOf,
  type GameRecord,
  type Locale,
  type RepetitionState,
  type RuleSetId,
  type Verdict,
} from '@qili/rules';
import { sayIn } from '../words/say.ts';
import type { Part } from './contents.ts';

/** By which rules an archive is looked through, and in which language. */
export interface AuditAsked {
  readonly rules: RuleSetId;
  readonly locale: Locale;
}

/** A game in which something recurs. */
export interface Found {
  readonly file: string;
  readonly game: number;
  /** The names of both players; empty where the record has none. */
  readonly players: string;
  readonly plies: number;
  /** How often the position has stood; undefined for a long run of attacks. */
  readonly occurrences: number | undefined;
  readonly verdict: Verdict;
  readonly state: RepetitionState;
  readonly says: string;
  /** The game as JSON, for whoever opens it. */
  readonly record: string;
}

/** What some of the games of a file come to. */
export interface Portion {
  /** Lines of the report. */
  readonly lines: readonly AuditLine[];
  readonly found: readonly Found[];
  /** How much of the file has been looked through, from 0 to 1. */
  readonly done: number;
}

/** Games after which one hears how far it has come. */
const PORTION = 40;

/** Looks through a file, a few games at a time. */
export const audited = function* ({ name, bytes }: Part, asked: AuditAsked): Generator<Portion> {
  if (!bytes.ok) {
    const message = sayIn(asked.locale, `archive-fault.${bytes.fault}`);
    yield { lines: [{ file: name, error: { code: bytes.fault, message } }], found: [], done: 1 };
    return;
  }
  const isLines = /\.(?:ndjson|jsonl)(?:\.gz)?$/iu.test(name);
  if (isLines) yield* linesAudited(name, bytes.value, asked);
  else yield* recordAudited(name, bytes.value, asked);
};

const recordAudited = function* (name: string, bytes: Uint8Array, asked: AuditAsked): Generator<Portion> {
  const reading = readRecord(bytes);
  if (!reading.ok) {
    const { fault } = reading;
    const error = { code: fault.code, message: sayRecordFault(fault, asked.locale) };
    yield { lines: [{ file: name, error }], found: [], done: 1 };
    return;
  }
  const games = gamesInOrder(reading.value);
  for (let from = 0; from < games.length; from += PORTION) {
    const done = Math.min(1, (from + PORTION) / games.length);
    yield { ...portionOf(name, games.slice(from, from + PORTION), asked), done };
  }
};

/** A game a line: read a few lines at a time, so that a long file need not be held as games. */
const linesAudited = function* (name: string, bytes: Uint8Array, asked: AuditAsked): Generator<Portion> {
  const lines = new TextDecoder()
    .decode(bytes)
    .split('\n')
    .filter((line) => line.trim() !== '');
  for (let from = 0; from < lines.length; from += PORTION) {
    const games = lines.slice(from, from + PORTION).flatMap((line, i) => gameIn(line, from + i));
    yield { ...portionOf(name, games, asked), done: Math.min(1, (from + PORTION) / lines.length) };
  }
};

const gameIn = (line: string, before: number): NumberedGame[] => {
  const reading = readRecord(new TextEncoder().encode(line), { format: 'json', encoding: 'utf-8' });
  return reading.ok ? gamesInOrder(reading.value, before) : [{ game: before + 1, fault: reading.fault }];
};

const portionOf = (
  file: string,
  games: readonly NumberedGame[],
  asked: AuditAsked,
): Pick<Portion, 'lines' | 'found'> => {
  const lines: AuditLine[] = [];
  const found: Found[] = [];
  for (const each of games) {
    const { game } = each;
    if ('fault' in each) {
      const error = { code: each.fault.code, message: sayRecordFault(each.fault, asked.locale) };
      lines.push({ file, game, error });
      continue;
    }
    const told = auditGame(each.record, { file, game }, { rules: [asked.rules], natures: false });
    lines.push(...told);
    if (told.some(({ cycles, runs }) => cycles.length + runs.length > 0))
      found.push(...foundIn(each.record, { file, game }, asked));
  }
  return { lines, found };
};

const foundIn = (
  record: GameRecord,
  place: Pick<Found, 'file' | 'game'>,
  { rules: id, locale }: AuditAsked,
): Found[] => {
  const line = mainLine(record);
  const rules = RULE_SET_OF[id];
  const { decisive, decisiveRun } = judgeLine(line, rules);
  const judged = decisive ?? decisiveRun;
  if (judged === undefined) return [];
  const names = ['Red', 'Black'].map((tag) => tagOf(record.tags, tag) ?? '');
  return [
    {
      ...place,
      players: names.some((name) => name !== '') ? names.join(' – ') : '',
      plies: line.moves.length,
      occurrences: decisive?.cycle.occurrences,
      verdict: judged.ruling.verdict,
      state: decisive?.state ?? 'must-change',
      says: sayRuling(judged.ruling, rules, locale),
      record: new TextDecoder().decode(FORMATS.json.write?.([record]).bytes),
    },
  ];
};
