import { errorOf, isLocale, localeOf, type Locale, type Problem } from '@qili/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expectedOf, type Issue } from './expected.ts';
import { REFUSAL_WORDS, type About, type Refusal } from '../words/words.ts';

const STATUS: Readonly<Record<Refusal, number>> = {
  'not-json': 400,
  malformed: 400,
  'unsupported-media': 415,
  'no-archive': 400,
  'too-big': 413,
  'too-many-plies': 413,
  'too-many-games': 413,
  'too-many-requests': 429,
  busy: 503,
  'too-slow': 503,
  'not-found': 404,
  'no-such-rules': 404,
  'no-such-term': 404,
  'no-such-game': 404,
  'no-such-audit': 404,
  'audits-full': 503,
  'wrong-origin': 403,
  stopping: 503,
  internal: 500,
};

/** Seconds after which a client that met a full server may come again. */
const RETRY_AFTER = 2;

/** The language that a request asks for: `lang` in its body or its query, else Accept-Language. */
export const localeAsked = ({ body, query, headers }: FastifyRequest): Locale =>
  langIn(body) ?? langIn(query) ?? localeOf(preferred(headers['accept-language']));

const langIn = (fields: unknown): Locale | undefined => {
  if (typeof fields !== 'object' || fields === null || !('lang' in fields)) return undefined;
  return typeof fields.lang === 'string' && isLocale(fields.lang) ? fields.lang : undefined;
};

/** The first language of the header; `*` says nothing. */
const preferred = (header: string | undefined): string | undefined => {
  const [first = ''] = (header ?? '').split(/[,;]/u);
  return first.trim() === '*' ? undefined : first.trim();
};

/** Answers that a request is not answered: the status, and an `error` object in the language asked for. */
export const refuse = (reply: FastifyReply, code: Refusal, about?: About): void => {
  const message = REFUSAL_WORDS[localeAsked(reply.request)][code](about);
  const status = STATUS[code];
  if (status === 503) void reply.header('retry-after', String(RETRY_AFTER));
  void reply.code(status).send({ error: { code, message } });
};

/** Answers that a field of the request is not as its schema has it, and what was expected. */
export const refuseField = (reply: FastifyReply, field: string, issue: Issue): void => {
  const words = REFUSAL_WORDS[localeAsked(reply.request)];
  const expected = expectedOf(issue);
  const message =
    expected === undefined || field === '' ? words.malformed(field) : words.expected(field, expected);
  const where = field === '' ? {} : { field };
  const code = 'malformed' satisfies Refusal;
  void reply.code(STATUS[code]).send({ error: { code, message, ...where, expected } });
};

/** Answers what is wrong with the input itself: 400 and the library's fault. */
export const refuseInput = (reply: FastifyReply, problem: Problem): void => {
  void reply.code(400).send(errorOf(problem));
};

/** What `refuse` would send, for where there is no reply to send it with. */
export const refusalOf = (request: FastifyRequest, code: Refusal, about?: About): object => ({
  statusCode: STATUS[code],
  error: { code, message: REFUSAL_WORDS[localeAsked(request)][code](about) },
});
