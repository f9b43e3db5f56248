import { LOCALES } from '@qili/rules';
import {
  bookOf,
  dueOn,
  entered,
  firstExercises,
  joined,
  makeLearnt,
  makeSet,
  NOTHING_LEARNT,
  parseLearnt,
  parseSet,
  setHtml,
  termOf,
  type Progress,
} from '@qili/lessons';
import { describe, expect, test } from 'vitest';

describe('progress', () => {
  const known = (times: number, day: number): Progress =>
    Array.from({ length: times }).reduce<Progress>(
      (progress) => entered(progress, 'chase', { right: true, given: 'chase' }, day),
      {},
    );

  test('what is known rests longer each time, what is not comes the same day', () => {
    expect([1, 2, 3, 4, 5, 9].map((times) => known(times, 100).chase?.due)).toEqual([
      101, 103, 107, 121, 160, 160,
    ]);
    const missed = entered(known(4, 100), 'chase', { right: false, given: 'idle' }, 130);
    expect(missed.chase).toEqual({ box: 0, due: 130, right: 4, wrong: 1, takenFor: { idle: 1 } });
  });

  test('terms are due by how long they have waited', () => {
    const progress = entered(
      entered(known(1, 5), 'kill', { right: false, given: '' }, 3),
      'offer',
      { right: true, given: 'offer' },
      50,
    );
    expect(dueOn(progress, 10)).toEqual(['kill', 'chase']);
    expect(dueOn(progress, 4)).toEqual(['kill']);
  });

  test('comes back from its text, and what is none says why', () => {
    const progress = entered(known(2, 7), 'kill', { right: false, given: 'idle' }, 8);
    const learnt = { terms: progress, read: ['kill'], solved: ['name-1', 'root-2'] };
    expect(parseLearnt(makeLearnt(learnt))).toEqual({ ok: true, value: learnt });
    const head = '"qili":"progress","version":1';
    expect(parseLearnt(`{${head},"terms":{}}`)).toEqual({ ok: true, value: NOTHING_LEARNT });
    const faults = [
      '{',
      '[]',
      `{${head},"terms":{"kill":{"box":9}}}`,
      `{${head},"terms":{},"read":"kill"}`,
      `{${head},"terms":{},"solved":["<b>"]}`,
    ].map((each) => parseLearnt(each));
    expect(faults.map((result) => (result.ok ? '' : result.fault.code))).toEqual([
      'not-json',
      'not-progress',
      'term',
      'list',
      'list',
    ]);
  });

  test('of two devices is joined: of each term what rests on more answers', () => {
    const here = { terms: known(3, 100), read: ['check', 'kill'], solved: ['name-1'] };
    const there = {
      terms: entered(known(1, 200), 'kill', { right: false, given: 'idle' }, 200),
      read: ['kill', 'root'],
      solved: [],
    };
    const both = joined(here, there);
    expect(both.terms.chase).toEqual(here.terms.chase);
    expect(both.terms.kill?.wrong).toBe(1);
    expect([both.read, both.solved]).toEqual([['check', 'kill', 'root'], ['name-1']]);
    expect(joined(there, here).terms).toEqual({ kill: there.terms.kill, chase: here.terms.chase });
    expect(joined(here, NOTHING_LEARNT)).toEqual(here);
  });

  test('an answer is about the nature or root that is right, else about what is asked', () => {
    const terms = bookOf().flatMap((exercise) =>
      exercise.asks.map((ask) => [ask.ask, termOf(exercise, ask)]),
    );
    expect(terms.filter(([, term]) => term === undefined || term === '')).toEqual([]);
    expect(terms.some(([ask, term]) => ask === 'nature' && term === 'offer')).toBe(true);
  });
});

describe('a set', () => {
  const exercises = [...bookOf().slice(0, 40), ...firstExercises({ seed: 2 }, 30)];
  const set = { title: '第一课 *练习* / A', exercises };
  const bare = exercises.map(({ kind, moves, rules, asks }) => ({ kind, moves, rules, asks }));

  test('comes back from the text of its link, which needs no escapes', () => {
    const link = makeSet(set);
    expect(link).toMatch(/^[\w.!~*'()%-]+$/u);
    const read = parseSet(link);
    expect(read.ok && read.value.title).toBe(set.title);
    expect(
      read.ok
        ? read.value.exercises.map(({ kind, moves, rules, asks }) => ({ kind, moves, rules, asks }))
        : [],
    ).toEqual(bare);
  });

  const row = (...changed: readonly [at: number, field: string][]): string => {
    const fields = ['name', '3k5.9.9.9.9.9.9.9.9.4KR3', 'w', 'f0f9', 'cxa-2020', 'nature0'];
    for (const [at, field] of changed) fields[at] = field;
    return `q1*x*${fields.join('!')}`;
  };

  test.each([
    ['q0*x*y', 'not-a-set'],
    ['q1*%E0*y', 'not-a-set'],
    [row([0, 'guess']), 'kind'],
    [row([1, '9.9']), 'position'],
    [row([3, 'f0g9']), 'moves'],
    [row([3, '']), 'moves'],
    [row([4, 'chess']), 'rules'],
    [row([5, 'nature7']), 'question'],
    [row([5, 'ruling']), 'question'],
    [row([5, 'root0a0a1']), 'question'],
  ])('%s is refused: %s', (text, what) => {
    const read = parseSet(text);
    expect(read.ok ? 'read' : read.fault.code === 'exercise' ? read.fault.what : read.fault.code).toBe(what);
    expect(parseSet(row()).ok).toBe(true);
  });

  test.each(LOCALES)('is printed with its answers on a page of their own, in %s', (locale) => {
    const html = setHtml({ title: '<A>', exercises: exercises.slice(0, 12) }, locale);
    expect(html.match(/<svg /gu)).toHaveLength(12);
    expect(html).toContain('<h1>&lt;A&gt;</h1>');
    expect(html.split('class="answers"')).toHaveLength(2);
    expect(html).not.toMatch(/undefined|\{\w+\}(?!.*<\/style>)/u);
  });
});
