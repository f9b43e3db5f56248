import { errorSchema, glossarySchema, ruleSetSchema, ruleSetsSchema } from '@qili/protocol';
import { GLOSSARY, LOCALES, RULE_SET_OF, RULE_SETS, ruleSetOf, sayFields, termsNamed } from '@qili/rules';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { localeAsked, refuse } from './refuse.ts';

const tags = ['library'];
const lang = z.enum(LOCALES).optional();
const SETS = RULE_SETS.map((id) => RULE_SET_OF[id]).map(({ id, name, family }) => ({ id, name, family }));

/** What can be looked up: rule sets with their clauses, and the words of the rules. */
// eslint-disable-next-line @typescript-eslint/require-await -- Fastify waits for its plugins
export const libraryRoutes: FastifyPluginAsyncZod = async (app) => {
  const sets = { response: { 200: ruleSetsSchema, 429: errorSchema }, tags, summary: 'All rule sets' };
  app.get('/rules', { schema: sets }, (_, reply) => {
    void reply.send(SETS);
  });
  const set = {
    params: z.object({ id: z.string() }),
    querystring: z.object({ lang }),
    response: { 200: ruleSetSchema, 400: errorSchema, 404: errorSchema, 429: errorSchema },
    tags,
    summary: 'A rule set with its clauses',
  };
  app.get('/rules/:id', { schema: set }, (request, reply) => {
    const rules = ruleSetOf(request.params.id);
    if (rules === undefined) {
      refuse(reply, 'no-such-rules', request.params.id);
      return;
    }
    const clauses = rules.clauses.map((clause) => ({ ...clause }));
    void reply.send({ ...rules, clauses, fields: sayFields(rules, localeAsked(request)) });
  });
  const glossary = {
    querystring: z.object({ term: z.string().optional(), lang }),
    response: { 200: glossarySchema, 400: errorSchema, 404: errorSchema, 429: errorSchema },
    tags,
    summary: 'The words of the rules; ?term= for one of them by any of its names',
  };
  app.get('/glossary', { schema: glossary }, ({ query: { term } }, reply) => {
    const terms = term === undefined ? GLOSSARY : termsNamed(term);
    if (terms.length === 0) refuse(reply, 'no-such-term', term);
    else void reply.send(terms.map((each) => ({ ...each, aliases: [...each.aliases] })));
  });
};
