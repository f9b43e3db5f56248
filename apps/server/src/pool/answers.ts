import {
  candidatesJson,
  judgementOf,
  REQUEST_LIMITS,
  type CandidatesRequest,
  type JudgeRequest,
  type Judged,
} from '@qili/protocol';
import {
  answerTo,
  answerToCase,
  err,
  errorOf,
  lineAsked,
  mainLine,
  ok,
  RULE_SET_OF,
  type Answered,
  type FiledGame,
  type InputPlace,
  type Line,
  type Locale,
  type Problem,
  type Result,
} from '@qili/rules';
import { gamesOf, type RecordAsked } from './games.ts';
import type { Answer, Excess } from './task.ts';

/** Judges a case, or every game of a record. */
export const judgeAnswer = (request: JudgeRequest, locale: Locale): Answer =>
  request.record === undefined ? judgeCase(request, locale) : judgeRecord(request.record, request, locale);

const judgeCase = (request: JudgeRequest, locale: Locale): Answer => {
  const { id, lap_from: lap, all } = request;
  const line = lineOf(request, locale);
  if (!line.ok) return line.fault;
  const rules = RULE_SET_OF[request.rules];
  const asked = { rules, lap: lap ?? undefined, all };
  const answer = answerToCase(line.value, asked, locale, { id });
  if (!answer.ok) return { kind: 'problem', problem: answer.fault };
  return json(judgementOf(judgedOf(answer.value, line.value, { ...request, place: { id } }, locale)));
};

/** What may be played after a line. */
export const candidatesAnswer = (request: CandidatesRequest, locale: Locale): Answer => {
  const line = lineOf(request, locale);
  if (!line.ok) return line.fault;
  return json(
    candidatesJson({ id: request.id, line: line.value, rules: RULE_SET_OF[request.rules], locale }),
  );
};

const judgeRecord = (
  record: RecordAsked,
  { rules, all }: Pick<JudgeRequest, 'rules' | 'all'>,
  locale: Locale,
): Answer => {
  const reading = gamesOf(record, locale);
  if (!reading.ok) return reading.fault;
  const { games, problems } = reading.value;
  const answers = games.map((filed) => judgeGame(filed, { rules, all }, locale));
  const [only] = answers;
  if (only !== undefined && answers.length + problems.length === 1)
    return only.ok ? json(only.value) : { kind: 'problem', problem: only.fault };
  const told = answers.map((each) => (each.ok ? each.value : errorOf(each.fault)));
  return json({ games: [...told, ...problems.map(errorOf)] });
};

const judgeGame = (
  { game, place, broken }: FiledGame,
  { rules, all }: Pick<JudgeRequest, 'rules' | 'all'>,
  locale: Locale,
): Result<ReturnType<typeof judgementOf>, Problem> => {
  const line = mainLine(game);
  const answer = answerTo(line, { rules: RULE_SET_OF[rules], lap: undefined, all }, locale, place);
  if (!answer.ok) return answer;
  const judged = judgedOf(answer.value, line, { rules, place }, locale);
  return ok(judgementOf({ ...judged, brokenAt: broken?.at }));
};

const judgedOf = (
  answered: Answered,
  line: Line,
  { rules, place }: Pick<JudgeRequest, 'rules'> & { readonly place: InputPlace },
  locale: Locale,
): Judged => ({ ...answered, ...place, line, rules: RULE_SET_OF[rules], locale });

const lineOf = (
  { id, fen, moves }: Pick<CandidatesRequest, 'id' | 'fen' | 'moves'>,
  locale: Locale,
): Result<Line, Answer> => {
  const text = typeof moves === 'string' ? moves : moves.join(' ');
  const excess: Excess = { code: 'too-many-plies', most: REQUEST_LIMITS.plies };
  if (typeof moves !== 'string' && moves.length > excess.most) return err({ kind: 'excess', excess });
  const line = lineAsked(fen, text, locale, { id });
  if (!line.ok) return err({ kind: 'problem', problem: line.fault });
  return line.value.moves.length > excess.most ? err({ kind: 'excess', excess }) : line;
};

const json = (value: object): Answer => ({ kind: 'json', json: JSON.stringify(value) });
