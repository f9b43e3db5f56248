import { REQUEST_LIMITS, type ConvertRequest } from '@qili/protocol';
import {
  countsOf,
  err,
  filedGames,
  ok,
  readRecord,
  unreadProblem,
  type FiledGame,
  type Locale,
  type Problem,
  type Result,
} from '@qili/rules';
import type { Answer, Excess } from './task.ts';

/** A file of records as a request brings it. */
export type RecordAsked = Pick<ConvertRequest, 'text' | 'base64' | 'format' | 'encoding'>;

/** The games of a file, and what is wrong with those that cannot be read. */
export interface GamesRead {
  readonly games: readonly FiledGame[];
  readonly problems: readonly Problem[];
}

/** Reads a file of records, if it is one and holds no more than a request may. */
export const gamesOf = (
  { text, base64, format, encoding }: RecordAsked,
  locale: Locale,
): Result<GamesRead, Answer> => {
  const bytes = base64 === undefined ? Buffer.from(text ?? '', 'utf8') : Buffer.from(base64, 'base64');
  const asText = text === undefined ? encoding : 'utf-8';
  const reading = readRecord(bytes, { format, encoding: asText });
  if (!reading.ok) return err({ kind: 'problem', problem: unreadProblem(reading.fault, {}, locale) });
  const games = filedGames(reading.value, locale);
  const { refused } = reading.value;
  const excess = excessOf(games, games.length + refused.length);
  if (excess !== undefined) return err({ kind: 'excess', excess });
  const problems = refused.map(({ game, fault }) => unreadProblem(fault, { game }, locale));
  return ok({ games, problems });
};

/** What there is too much of. The limit of plies is that of a game, its variations counted. */
const excessOf = (games: readonly FiledGame[], count: number): Excess | undefined => {
  if (count > REQUEST_LIMITS.games) return { code: 'too-many-games', most: REQUEST_LIMITS.games };
  const isLong = games.some(({ game }) => countsOf(game).nodes > REQUEST_LIMITS.plies);
  return isLong ? { code: 'too-many-plies', most: REQUEST_LIMITS.plies } : undefined;
};
