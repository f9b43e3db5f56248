import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  candidatesSchema,
  convertReplySchema,
  errorSchema,
  glossarySchema,
  judgementSchema,
  judgeReplySchema,
  ruleSetSchema,
  ruleSetsSchema,
} from '@qili/protocol';
import { Validator } from '@seriousme/openapi-schema-validator';
import { RULE_SETS, START_FEN } from '@qili/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../program.ts';
import { openDesk, type Desk } from './desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.stop());

const FIG7 = { fen: '3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w', moves: ['g3h3', 'h5g5', 'h3g3', 'g5h5'] };
const example = (name: string): string => readFileSync(path.join(EXAMPLES, name), 'utf8');

describe('POST /judge', () => {
  test('rules on a lap', async () => {
    const { status, json } = await desk.post('/api/v1/judge', { ...FIG7, id: 'a', lap_from: 0, lang: 'en' });
    expect(status).toBe(200);
    const judgement = judgementSchema.parse(json);
    expect(judgement).toMatchObject({ id: 'a', ruling: { verdict: 'black-must-change', clause: '24.13' } });
    expect(judgement.explanation).toContain('Black');
  });

  test('takes moves in any notation, from the start where no FEN is given, and names them all where nothing comes back', async () => {
    const { json } = await desk.post('/api/v1/judge', { moves: '炮二平五 马8进7' });
    expect(judgementSchema.parse(json)).toMatchObject({ plies: 2, cycle: null, moves: [{}, {}] });
  });

  test('rules on a record, under the rule set asked for', async () => {
    const record = { text: example('perpetual-check.pgn') };
    const { json } = await desk.post('/api/v1/judge', { record, rules: 'axf' });
    expect(judgementSchema.parse(json)).toMatchObject({ rules: 'axf', ruling: { verdict: 'red-loses' } });
    const base64 = Buffer.from(record.text).toString('base64');
    expect((await desk.post('/api/v1/judge', { record: { base64 } })).status).toBe(200);
  });

  test('answers for every game of a record', async () => {
    const game = '1. 炮二平五 马8进7 *\n';
    const text = `[Event "a"]\n\n${game}\n[Event "b"]\n[FEN "9/9 w"]\n\n${game}\n[Event "c"]\n\n${game}`;
    const { json } = await desk.post('/api/v1/judge', { record: { text } });
    expect(judgeReplySchema.parse(json)).toMatchObject({
      games: [{ game: 1, plies: 2 }, { game: 3 }, { error: { code: 'fen', game: 2 } }],
    });
  });

  test('the good half of a broken record is judged', async () => {
    const record = { text: example('broken/illegal-move.pgn') };
    const { json } = await desk.post('/api/v1/judge', { record });
    expect(judgementSchema.parse(json).brokenAt).toMatchObject({ ply: 6, fault: 'illegal' });
  });

  test.each([
    ['a move that cannot be played', { moves: 'h2e2 h0g2' }, { code: 'illegal', ply: 1 }],
    ['two kings missing', { fen: '9/9/9/9/9/9/9/9/9/9 w', moves: '' }, { code: 'setup' }],
    ['a FEN that is none', { fen: '9/9', moves: '' }, { code: 'fen', faults: [{ code: 'rank-count' }] }],
    ['a lap that is none', { moves: 'h2e2 h7e7', lap_from: 0 }, { code: 'lap-not-closed', ply: 0 }],
    ['a record without a game', { record: { text: 'hello' } }, { code: 'no-moves' }],
    [
      'nothing of a record',
      { record: {} },
      { code: 'malformed', field: 'record.text', expected: 'text | base64' },
    ],
    [
      'a rule set that is none',
      { moves: '', rules: 'nope' },
      { code: 'malformed', field: 'rules', expected: RULE_SETS.join(' | ') },
    ],
    ['a text for a number', { lap_from: '0' }, { code: 'malformed', field: 'lap_from', expected: 'number' }],
    ['a number below', { lap_from: -1 }, { code: 'malformed', field: 'lap_from', expected: '≥ 0' }],
    [
      'moves that are neither',
      { moves: 1 },
      { code: 'malformed', field: 'moves', expected: 'string | array' },
    ],
    ['a long name', { id: 'x'.repeat(201) }, { code: 'malformed', field: 'id', expected: 'length ≤ 200' }],
    ['a list', [], { code: 'malformed' }],
    ['no JSON', '{', { code: 'not-json' }],
  ])('%s is a fault that says where', async (_, body, error) => {
    const { status, json } = await desk.post('/api/v1/judge', body);
    expect([status, json]).toMatchObject([400, { error }]);
    expect(errorSchema.parse(json).error.message).not.toBe('');
  });

  test('speaks the language asked for', async () => {
    const messageIn = async (lang: object, headers = {}): Promise<string> => {
      const { json } = await desk.post('/api/v1/judge', { fen: '9/9', ...lang }, headers);
      return errorSchema.parse(json).error.message;
    };
    const en = await messageIn({ lang: 'en' });
    expect(en).toContain('FEN has two ranks');
    expect(await messageIn({}, { 'accept-language': 'en-GB,en;q=0.9' })).toBe(en);
    const traditional = await messageIn({}, { 'accept-language': 'zh-TW' });
    expect(traditional).not.toBe(await messageIn({}, { 'accept-language': 'zh-CN' }));
    expect(await messageIn({ lang: 'zh-Hant' })).toBe(traditional);
  });
});

describe('what is too much is 413', () => {
  const shuffle = Array.from({ length: 501 }, () => ['b0c2', 'b9c7', 'c2b0', 'c7b9']).flat();

  test.each([
    ['plies as a list', { moves: shuffle }, 'too-many-plies'],
    ['plies as a text', { moves: shuffle.join(' ') }, 'too-many-plies'],
    ['plies in a record', { record: { text: `[Event "a"]\n\n${shuffle.join(' ')}` } }, 'too-many-plies'],
    [
      'games',
      { record: { text: Array.from({ length: 51 }, () => '[Event "a"]\n\n1. h2e2 *\n').join('\n') } },
      'too-many-games',
    ],
    ['bytes', { moves: ' '.repeat(2 ** 20) }, 'too-big'],
  ])('%s', async (_, body, code) => {
    const { status, json } = await desk.post('/api/v1/judge', body);
    expect([status, json]).toMatchObject([413, { error: { code } }]);
  });

  test('2,000 plies are not', async () => {
    const { status } = await desk.post('/api/v1/judge', { moves: shuffle.slice(0, 2000) });
    expect(status).toBe(200);
  });
});

describe('POST /candidates', () => {
  test('says of each legal move what it would be', async () => {
    const moves = [...FIG7.moves, 'g3h3'];
    const { json } = await desk.post('/api/v1/candidates', { ...FIG7, moves, lang: 'en' });
    const told = candidatesSchema.parse(json);
    expect(told.candidates).toHaveLength(19);
    expect(told.candidates.filter(({ rule }) => rule === 'ban')).toMatchObject([
      { iccs: 'h5g5', nature: 'kill', clause: '24.13' },
    ]);
  });

  test('a move that cannot be played is a fault', async () => {
    const { status, json } = await desk.post('/api/v1/candidates', { moves: ['a0a9'] });
    expect([status, json]).toMatchObject([400, { error: { code: 'illegal', ply: 0 } }]);
  });
});

describe('POST /convert', () => {
  const text = `[Event "五羊杯"]\n[Red "许银川"]\n\n1. 炮二平五 {中炮} 马8进7 *\n`;

  test('writes another format, and says what it drops', async () => {
    const { json } = await desk.post('/api/v1/convert', { text, to: 'wxf' });
    const told = convertReplySchema.parse(json);
    expect(told.text).toContain('START{');
    expect(told).toMatchObject({ extension: '.wxf', games: 1, dropped: [{ what: 'comments', count: 1 }] });
  });

  test('writes bytes where the format has them, and reads them again', async () => {
    const xqf = convertReplySchema.parse((await desk.post('/api/v1/convert', { text, to: 'xqf' })).json);
    const back = await desk.post('/api/v1/convert', { base64: xqf.base64, to: 'pgn' });
    expect(convertReplySchema.parse(back.json).text).toContain('炮二平五');
  });

  test.each([
    ['a format that is only read', { text, to: 'xqr' }, 'format-only-read'],
    ['two games for one file', { text: `${text}\n${text}`, to: 'xqf' }, 'one-game-only'],
    ['no game', { text: '', to: 'pgn' }, 'empty'],
  ])('%s', async (_, body, code) => {
    const { status, json } = await desk.post('/api/v1/convert', body);
    expect([status, json]).toMatchObject([400, { error: { code } }]);
  });
});

describe('what can be looked up', () => {
  test('rule sets, one by one with their clauses', async () => {
    const sets = ruleSetsSchema.parse((await desk.ask('/api/v1/rules')).json);
    expect(sets).toHaveLength(6);
    for (const { id } of sets) {
      const set = ruleSetSchema.parse((await desk.ask(`/api/v1/rules/${id}?lang=en`)).json);
      expect(set.clauses.length).toBeGreaterThan(5);
      expect(set.fields.length).toBeGreaterThan(5);
    }
    expect((await desk.ask('/api/v1/rules/nope')).json).toMatchObject({ error: { code: 'no-such-rules' } });
  });

  test('the glossary, and a term of it by any name', async () => {
    expect(glossarySchema.parse((await desk.ask('/api/v1/glossary')).json).length).toBeGreaterThan(50);
    const one = glossarySchema.parse((await desk.ask('/api/v1/glossary?term=perpetual-check')).json);
    expect(one.map(({ id }) => id)).toEqual(['perpetual-check']);
    expect((await desk.ask('/api/v1/glossary?term=nope')).status).toBe(404);
  });

  test('the description of the interface names every route', async () => {
    const { json } = await desk.ask('/api/docs/json');
    const { paths } = json as { paths: Record<string, unknown> };
    for (const route of [
      'judge',
      'candidates',
      'convert',
      'rules',
      'rules/{id}',
      'glossary',
      'games',
      'games/{id}',
      'games/{id}/live',
      'audits',
      'audits/{id}',
    ])
      expect(paths).toHaveProperty([`/api/v1/${route}`]);
    expect((await desk.ask('/api/docs/')).status).toBe(200);
    expect(await new Validator().validate(json as Record<string, unknown>)).toEqual({ valid: true });
    const audits = paths['/api/v1/audits'] as { post: { requestBody: { content: object } } };
    expect(Object.keys(audits.post.requestBody.content)).toEqual([
      'application/octet-stream',
      'multipart/form-data',
    ]);
  });

  test('health and figures', async () => {
    expect((await desk.ask('/healthz')).status).toBe(200);
    expect((await desk.ask('/readyz')).json).toEqual({ status: 'ready' });
    const { text } = await desk.ask('/metrics');
    expect(text).toMatch(
      /qili_http_seconds_count\{method="POST",route="\/api\/v1\/judge",status="200"\} \d/u,
    );
  });
});

test('a judgement of the start needs no more than its FEN', async () => {
  const { json } = await desk.post('/api/v1/judge', { fen: START_FEN });
  expect(judgementSchema.parse(json).plies).toBe(0);
});
