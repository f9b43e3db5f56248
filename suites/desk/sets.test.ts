import { readFile } from 'node:fs/promises';
import {
  firstExercises,
  makeResult,
  makeSet,
  optionsOf,
  parseSet,
  rightAnswers,
  type ExerciseSet,
} from '@qili/lessons';
import { describe, expect, test } from 'vitest';
import { chromiumPath } from './chromium.ts';
import { inBrowser } from './in-browser.ts';
import { opened, violationsIn } from './page.ts';

const executable = chromiumPath();

const SET: ExerciseSet = { title: '第三课', exercises: firstExercises({ seed: 5, topics: ['name'] }, 2) };
const rights = SET.exercises.map((exercise) =>
  exercise.asks.map((ask) => rightAnswers(exercise, ask)[0] ?? ''),
);
const LOCALES = { 'zh-CN': '给班级出题', 'zh-TW': '給班級出題', 'en-GB': 'Sets for a class' } as const;

describe.skipIf(executable === undefined)('sets for a class', { timeout: 90_000 }, () => {
  const desk = inBrowser(executable);

  test('the teacher makes one by keys alone: drawn, from the course, and from a position; its link has it all', async () => {
    const { page, errors } = await opened(desk.browser, `${desk.url}#/learn/sets/make`);
    await page.getByLabel('标题').focus();
    await page.keyboard.type('第三课');
    await page.getByLabel('题目').selectOption('root');
    await page.getByLabel('题数').fill('2');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '已选 2 题' }).waitFor();
    await page.getByLabel('课', { exact: true }).selectOption('follow');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(/加了 [1-9]\d* 题/u).waitFor();
    await page
      .getByLabel(/粘贴棋谱/u)
      .fill('3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w 炮三平二 车8平7 炮二平三 车7平8');
    await page
      .locator('form', { has: page.locator('#set-own') })
      .getByRole('button')
      .press('Enter');
    await page.locator('#set-own').waitFor();
    await expect.poll(() => page.locator('#set-own').inputValue()).toBe('');
    await page.getByRole('button', { name: '去掉第 1 题' }).press('Enter');
    const set = parseSet((await page.getByLabel('学生的链接').inputValue()).split('?')[1] ?? '');
    expect(set.ok && set.value.title).toBe('第三课');
    expect(set.ok && set.value.exercises.length).toBe(await page.locator('.set-exercises li').count());
    expect(set.ok && set.value.exercises.some(({ kind }) => kind === 'blanks')).toBe(true);
    expect(errors).toEqual([]);
  });

  test('what is pasted and cannot be read says why', async () => {
    const { page } = await opened(desk.browser, `${desk.url}#/learn/sets/make`);
    await page.getByLabel(/粘贴棋谱/u).fill('3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w 炮九平二');
    await page
      .locator('form', { has: page.locator('#set-own') })
      .getByRole('button')
      .click();
    await page.locator('#set-own-fault').getByText('炮九平二').waitFor();
  });

  test('a long link says so and leads to a file', async () => {
    const many = { title: 'x', exercises: firstExercises({ seed: 3 }, 70) };
    const { page } = await opened(desk.browser, `${desk.url}#/learn/sets/make?${makeSet(many)}`, {
      acceptDownloads: true,
    });
    await page.getByText(/请发文件/u).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '存为文件' }).click(),
    ]);
    expect((await readFile(await download.path(), 'utf8')).trim()).toBe(makeSet(many));
  });

  test('the pupil opens the link, answers, and the first answer goes to the teacher', async () => {
    const { page, errors } = await opened(desk.browser, `${desk.url}#/learn/sets?${makeSet(SET)}`, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.getByRole('heading', { name: '第三课' }).waitFor();
    // Everything is answered rightly, but the first question, which is asked to be told.
    await page.getByRole('button', { name: '看答案' }).first().click();
    for (const [n, exercise] of SET.exercises.entries())
      for (const [i, ask] of exercise.asks.entries()) {
        if (n + i > 0) {
          const at = (optionsOf(exercise, ask) ?? []).indexOf(rights[n]?.[i] ?? '');
          await page.locator('.ask .option').nth(at).click();
        }
        if (i === exercise.asks.length - 1) await page.locator('.exercise-done button').click();
      }
    await page.getByLabel('姓名').fill('李明');
    const answers = rights.map((row, n) => row.map((right, i) => (n + i === 0 ? '' : right)));
    const link = await page.getByLabel('答卷（发给老师）').inputValue();
    expect(link.split('?')[1]).toBe(makeResult(SET, { pupil: '李明', answers }));
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect(errors).toEqual([]);
  });

  test('the teacher opens many files at once and sees the class; a changed one is named', async () => {
    const { page, errors } = await opened(desk.browser, `${desk.url}#/learn/sets/class?${makeSet(SET)}`);
    const file = (name: string, text: string): { name: string; mimeType: string; buffer: Buffer } => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    const ann = makeResult(SET, { pupil: 'Ann', answers: rights });
    const bo = makeResult(SET, { pupil: 'Bo', answers: rights.map((row) => row.map(() => '')) });
    await page
      .locator('input[type=file]')
      .setInputFiles([
        file('ann.txt', ann),
        file('bo.txt', `${desk.url}#/learn/sets?${bo}\n`),
        file('bad.txt', ann.replace('Ann', 'Eve')),
      ]);
    await page.getByRole('row', { name: /^Ann/u }).waitFor();
    expect(await page.locator('.class-table tbody tr').count()).toBe(2);
    expect(await page.locator('.set-faults').innerText()).toContain('bad.txt：这份答卷不完整');
    expect(errors).toEqual([]);
  });

  test.each(Object.entries(LOCALES))(
    'axe finds nothing on any of its pages, in %s',
    async (locale, title) => {
      const wrong = makeResult(SET, {
        pupil: 'Bo',
        answers: SET.exercises.map(({ asks }) => asks.map(({ ask }) => (ask === 'nature' ? 'idle' : ''))),
      });
      for (const [address, done] of [
        ['sets', '.lead'],
        [`sets/make?${makeSet(SET)}`, '.set-exercises'],
        [`sets?${makeSet(SET)}`, '.exercise'],
        [`sets/class?${makeSet(SET)}`, '#read-text'],
      ] as const) {
        const { page, errors } = await opened(desk.browser, `${desk.url}#/learn/${address}`, { locale });
        await page.locator(done).first().waitFor();
        if (address === 'sets') expect(await page.locator('h1').innerText()).toContain(title);
        if (address.startsWith('sets/class')) {
          await page.locator('#read-text').fill(wrong);
          await page.locator('form button[type=submit]').click();
          await page.locator('.class-table').waitFor();
        }
        expect([address, await violationsIn(page)]).toEqual([address, []]);
        expect(errors).toEqual([]);
        await page.context().close();
      }
    },
  );
});
