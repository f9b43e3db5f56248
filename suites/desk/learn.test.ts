import { readFile } from 'node:fs/promises';
import {
  COURSE,
  EXERCISE_KINDS,
  firstExercises,
  isRight,
  optionsOf,
  parseLearnt,
  rightAnswers,
  type Ask,
  type Exercise,
} from '@qili/lessons';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath } from './chromium.ts';
import { inBrowser } from './in-browser.ts';
import { opened, violationsIn } from './page.ts';

const executable = chromiumPath();

/** The page is looked at in so many languages. */
const LANGUAGES = 3;

/** Everybody can use the view, and it fits. */
const isUsable = async (page: Page, view: string): Promise<void> => {
  expect(await violationsIn(page), view).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), view).toBeLessThanOrEqual(
    0,
  );
};

/** What is typed or chosen as a wrong answer, and as a right one. */
const answersTo = (exercise: Exercise, ask: Ask): { readonly wrong: string; readonly right: string } => {
  const [right = ''] = rightAnswers(exercise, ask);
  const wrong = optionsOf(exercise, ask)?.find((option) => !isRight(exercise, ask, option));
  const played = exercise.moves.split(' ')['ply' in ask ? ask.ply : 0] ?? '';
  return { right, wrong: wrong ?? (ask.ask === 'change' ? played : '帅五进一') };
};

describe.skipIf(executable === undefined)('the course on the page', { timeout: 120_000 }, () => {
  const desk = inBrowser(executable);

  describe.concurrent.each([
    {
      turn: 0,
      locale: 'zh-CN',
      key: 'zh-Hans',
      colorScheme: 'light',
      viewport: { width: 1440, height: 900 },
    },
    { turn: 1, locale: 'zh-TW', key: 'zh-Hant', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
    { turn: 2, locale: 'en-GB', key: 'en', colorScheme: 'light', viewport: { width: 820, height: 1180 } },
  ] as const)('in $locale, $viewport.width wide', ({ key, turn, ...options }) => {
    test('is walked from its first page to the last exercises, each lesson read and its boards played', async () => {
      const { page, errors } = await opened(desk.browser, `${desk.url}#/learn`, options);
      await page.locator('.lessons a').first().waitFor();
      await isUsable(page, 'contents');
      await page.locator('.lessons a').first().click();
      for (const [i, { id, title }] of COURSE.entries()) {
        await page.locator('h1', { hasText: title[key] }).first().waitFor();
        const boards = page.locator('.lesson-board');
        await boards.first().waitFor();
        expect(await page.evaluate('document.activeElement?.tagName'), id).toBe('H1');
        // Every figure has its moves and its claims; the last claim that can be played is played.
        await page.locator('.proof').last().click();
        await page.locator('.proof-run').waitFor();
        await page.keyboard.press('Escape');
        // Each lesson is looked at in one of the languages, each language in every third lesson.
        if (i % LANGUAGES === turn) await isUsable(page, id);
        await page.locator('a[rel=next]').click();
      }
      await page.locator('.exercise .ask').waitFor();
      await isUsable(page, 'last');
      await page.goto(`${desk.url}#/learn`);
      await page
        .locator('.lesson-read')
        .nth(COURSE.length - 1)
        .waitFor();
      expect(errors).toEqual([]);
      await page.context().close();
    });

    test('practice of every kind, review and progress can be used by everybody', async () => {
      const { page, errors } = await opened(
        desk.browser,
        `${desk.url}#/learn/practice?topic=write&seed=1`,
        options,
      );
      for (const kind of EXERCISE_KINDS) {
        await page.goto(`${desk.url}#/learn/practice?topic=${kind}&seed=1`);
        await page.locator(`.topics [aria-current][href*="topic=${kind}&"]`).waitFor();
        await page.locator('.ask h2').waitFor();
        await isUsable(page, kind);
      }
      await page.locator('.tell button').click();
      await page.locator('.feedback.told').waitFor();
      await isUsable(page, 'told');
      await page.goto(`${desk.url}#/learn/progress`);
      await page.locator('.term-table').waitFor();
      await isUsable(page, 'progress');
      await page.goto(`${desk.url}#/learn/review`);
      await page.locator('.ask h2').waitFor();
      await isUsable(page, 'review');
      await page.goto(`${desk.url}#/learn/no-such-lesson`);
      await page.locator('main h1').waitFor();
      await isUsable(page, 'no such lesson');
      expect(errors).toEqual([]);
      await page.context().close();
    });
  });

  /** Answers by keys alone: a number for an option, Tab and Enter where options have none, or typed text. */
  const answerByKeys = async (page: Page, exercise: Exercise, ask: Ask, answer: string): Promise<void> => {
    const options = optionsOf(exercise, ask);
    if (options === undefined) {
      await reach(page, '#written');
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(answer);
      await page.keyboard.press('Enter');
      return;
    }
    const place = options.indexOf(answer);
    if (ask.ask !== 'third' && place < 9) await page.keyboard.press(String(place + 1));
    else {
      await reach(page, `.options > :nth-child(${String(place + 1)}) > .option`);
      await page.keyboard.press('Enter');
    }
  };

  /** Goes on by Tab until what is sought has the focus. */
  const reach = async (page: Page, sought: string): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      if (await page.locator(`${sought}:focus`).count()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${sought} is not within reach of Tab`);
  };

  test.each(EXERCISE_KINDS)('%s: wrong, then right, by keys alone', async (kind) => {
    const { page, errors } = await opened(desk.browser, `${desk.url}#/learn/practice?topic=${kind}&seed=5`);
    const [exercise, next] = firstExercises({ seed: 5, topics: [kind] }, 2);
    if (exercise === undefined || next === undefined) throw new Error(`no exercise of ${kind}`);
    const feedback = page.getByTestId('feedback');
    await page.locator('.ask h2').waitFor();
    for (const [i, ask] of exercise.asks.entries()) {
      const { wrong, right } = answersTo(exercise, ask);
      await answerByKeys(page, exercise, ask, wrong);
      await page.locator('.feedback.wrong').waitFor();
      expect((await feedback.textContent())?.length, `${kind} ${String(i)}`).toBeGreaterThan(8);
      await answerByKeys(page, exercise, ask, right);
      await page.locator('.feedback.right').waitFor();
      expect(await page.locator('.verdict-says').textContent()).not.toBe('');
    }
    // The way on has the focus, and leads to the next exercise, whose question takes it.
    await page.locator('.exercise-done button:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.ask h2:focus').waitFor();
    expect(new URL(page.url()).hash).toBe(`#/learn/practice?topic=${kind}&seed=5&n=2`);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a wrong answer plays its proof on the board; arrow keys leaf through it, Escape ends it', async () => {
    const { page, errors } = await opened(desk.browser, `${desk.url}#/learn/last`);
    await page.locator('.ask h2').waitFor();
    await page.keyboard.press('2');
    await page.locator('.feedback.wrong .proof-run').waitFor();
    await page.locator('.board .piece.greyed').first().waitFor();
    expect(await page.getByTestId('feedback').textContent()).toContain('怎样将死');
    await page.keyboard.press('Home');
    await page.getByText('0 / 2').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('1 / 2').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.board .piece.greyed').first().waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a change is played on the board, a chased piece is pressed', async () => {
    const [change] = firstExercises({ seed: 5, topics: ['change'] }, 1);
    const ask = change?.asks[0];
    if (change === undefined || ask === undefined) throw new Error('no exercise');
    const [right = ''] = rightAnswers(change, ask);
    const { page, errors } = await opened(desk.browser, `${desk.url}#/learn/practice?topic=change&seed=5`);
    await page.locator('.ask h2').waitFor();
    // Rows from the top, files from the left: the board stands as Red sees it.
    const cell = (name: string) =>
      page
        .locator('[role=row]')
        .nth(9 - Number(name[1]))
        .getByRole('gridcell')
        .nth((name.codePointAt(0) ?? 0) - 97);
    await cell(right.slice(0, 2)).click();
    await cell(right.slice(2, 4)).click();
    await page.locator('.feedback.right').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('progress goes to a file and comes back; a file that is none says why', async () => {
    const { page, errors } = await opened(desk.browser, `${desk.url}#/learn/kill/exercises`, {
      acceptDownloads: true,
    });
    await page.locator('.ask h2').waitFor();
    await page.keyboard.press('1');
    await page.locator('.feedback.wrong').waitFor();
    await page.goto(`${desk.url}#/learn/progress`);
    await page.getByText('把“杀”看成“将”，1 次。').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '存成文件' }).click(),
    ]);
    const file = await download.path();
    const saved = parseLearnt(await readFile(file, 'utf8'));
    expect(saved.ok && saved.value.terms.kill).toMatchObject({ wrong: 1, takenFor: { check: 1 } });
    await page.getByRole('button', { name: '全部清除' }).click();
    await page.getByRole('button', { name: '确定清除' }).click();
    await page.getByText('还没有做过练习。').waitFor();
    const choose = page.locator('input[type=file]');
    const broken = Buffer.from('{"qili":"progress","version":1,"terms":{"kill":{}}}');
    await choose.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: broken });
    await page.getByText('a.json 读不了：术语“kill”的记录不完整').waitFor();
    await choose.setInputFiles(file);
    await page.getByText('把“杀”看成“将”，1 次。').waitFor();
    // It is on the device: another load of the page has it.
    await page.reload();
    await page.getByText('把“杀”看成“将”，1 次。').waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('lessons, exercises and progress work without a network once the page has been loaded', async () => {
    const { page } = await opened(desk.browser, `${desk.url}#/learn`, { serviceWorkers: 'allow' });
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.reload();
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.lessons a').nth(5).click();
    await page.locator('.lesson-board').first().waitFor();
    await page.locator('.onward .primary').click();
    await page.locator('.ask h2').waitFor();
    await page.keyboard.press('2');
    await page.locator('.feedback.right').waitFor();
    await page.goto(`${desk.url}#/learn/progress`);
    await page.locator('.term-table tbody tr').first().waitFor();
    await page.context().close();
  });
});
