import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { chromiumPath } from './chromium.ts';
import { inBrowser } from './in-browser.ts';
import { opened, violationsIn } from './page.ts';

const executable = chromiumPath();

/** A game in which Red chases without end; pasted as people paste, with spaces and numbers. */
const PASTED = `[FEN "3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w"]
1. 炮三平二 车8平7 2. 炮二平三 车7平8 3. 炮三平二 车8平7 4. 炮二平三 车7平8`;

describe.skipIf(executable === undefined)('the page', { timeout: 60_000 }, () => {
  const desk = inBrowser(executable);

  test('judges a pasted game, and shows the proof of a move until Escape', async () => {
    const { page, errors } = await opened(desk.browser, desk.url, { viewport: { width: 1440, height: 900 } });
    await page.getByRole('textbox').fill(PASTED);
    await page.getByRole('button', { name: '裁决', exact: true }).click();
    await page.getByText('红方长拦，黑方长杀，黑方不变，判负。').waitFor();
    expect(await page.locator('.lap .chip').allTextContents()).toEqual([
      '拦',
      '杀',
      '拦',
      '杀',
      '拦',
      '杀',
      '拦',
      '杀',
    ]);
    expect(await page.locator('.lap .stood').allTextContents()).toEqual(['①', '', '②', '', '③']);
    const before = await page.locator('.board .mark').count();
    await page.locator('.lap-move').nth(1).click();
    await page.locator('.board .mark.kill').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: /演示/u }).first().click();
    await page.getByText('1 / 1').waitFor();
    expect(await page.locator('.board .piece.greyed').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.locator('.board .piece.greyed').first().waitFor({ state: 'detached' });
    expect(await page.locator('.board .mark').count()).toBeLessThanOrEqual(before + 4);
    expect(errors).toEqual([]);
  });

  test('saves the game in another format and the ruling sheet as a file', async () => {
    const { page, errors } = await opened(desk.browser, desk.url, { acceptDownloads: true });
    await page.locator('.card').nth(3).click();
    await page.locator('#tab-file').click();
    const saved = async (name: string): Promise<string> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ]);
      return readFile(await download.path(), 'utf8');
    };
    expect(await saved('裁决书 SVG')).toContain('红方长拦，黑方长杀，黑方不变，判负。');
    await page.getByLabel('格式').selectOption('dhtmlxq');
    await page.getByText('dhtmlxq 存不下').or(page.getByText('能存下全部内容')).waitFor();
    expect(await saved('保存文件')).toContain('[DhtmlXQ');
    expect(errors).toEqual([]);
  });

  test('plays a game by keys alone, and says each move with its nature', async () => {
    const { page, errors } = await opened(desk.browser, desk.url);
    await page.getByRole('button', { name: '记录新局' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[role=grid]').waitFor();
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    const announced = page.getByTestId('announcer');
    // 炮二平五: from the right cannon, three files to the left.
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('红炮，二路，宫顶线');
    await page.keyboard.press('Enter');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('空，五路，宫顶线，可走');
    await page.keyboard.press('Enter');
    await expect.poll(() => announced.textContent(), { timeout: 10_000 }).toBe('红方 炮二平五，闲');
    // 马8进7: up to the back rank of Black, the horse on its eighth file.
    await page.keyboard.press('PageUp');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('黑马，8路，底线');
    await page.keyboard.press(' ');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
    await page.keyboard.press(' ');
    await expect.poll(() => announced.textContent(), { timeout: 10_000 }).toBe('黑方 马8进7，闲');
    // The same by typing, and what is typed wrong is explained.
    await page.locator('#typed-move').focus();
    await page.keyboard.type('C5+4');
    await page.keyboard.press('Enter');
    await expect.poll(() => announced.textContent(), { timeout: 10_000 }).toBe('红方 炮五进四，献');
    await page.keyboard.type('马8进9');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#typed-fault').textContent()).toContain('马8进9');
    expect(errors).toEqual([]);
  });

  test('plays by pointer: tap and tap, and by dragging', async () => {
    const { page, errors } = await opened(desk.browser, desk.url, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.getByRole('button', { name: '记录新局' }).click();
    const cell = (name: string) => page.getByRole('gridcell', { name });
    await cell('红炮，八路，宫顶线').tap();
    await cell('空，五路，宫顶线，可走').tap();
    await page.getByRole('gridcell', { name: '红炮，五路，宫顶线' }).waitFor();
    await cell('黑马，2路，底线').dragTo(page.locator('[role=row]').nth(2).getByRole('gridcell').nth(2));
    await page.getByRole('gridcell', { name: '黑马，3路，宫顶线' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('from the last example on a phone to the top of its board', async () => {
    const { page } = await opened(desk.browser, desk.url, {
      locale: 'zh-CN',
      viewport: { width: 390, height: 844 },
    });
    await page.locator('.card').last().click();
    await page.locator('.lap-move').first().waitFor();
    expect(await page.evaluate('scrollY')).toBe(0);
    await page.context().close();
  });

  test('a position that cannot stand is told in full, and a link brings a position back', async () => {
    const { page, errors } = await opened(desk.browser, `${desk.url}#/setup`);
    await page.locator('#fen').fill('3k5/9/9/9/9/9/9/9/4P4/3K5 b');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.faults li').allTextContents()).toHaveLength(2);
    expect(await page.getByRole('button', { name: '从这里下起' }).isDisabled()).toBe(true);
    await page.goto(`${desk.url}#/judge?fen=3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4_w&moves=g3h3h5g5h3g3g5h5&lap=0`);
    await page.getByText('红方长拦，黑方长杀，黑方变着，不变作负。').waitFor();
    expect(new URL(page.url()).hash).toBe('#/judge');
    expect(errors).toEqual([]);
  });

  test('works without a network once it has been loaded', async () => {
    const { page } = await opened(desk.browser, desk.url, { serviceWorkers: 'allow' });
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.reload();
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.card').first().click();
    await page.locator('.lap .chip').first().waitFor();
  });

  const VIEWS = ['#/judge', 'game', '#/setup', '#/archive', '#/rules', '#/rules/glossary'] as const;
  describe.each([
    { locale: 'zh-CN', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
    { locale: 'zh-TW', colorScheme: 'dark', viewport: { width: 820, height: 1180 } },
    { locale: 'en-GB', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  ] as const)('in $locale, $colorScheme, $viewport.width wide', (options) => {
    test.each(VIEWS)('%s can be used by everybody, and fits', async (view) => {
      const { page, errors } = await opened(
        desk.browser,
        view === 'game' ? desk.url : desk.url + view,
        options,
      );
      if (view === 'game') {
        await page.locator('.card').nth(3).click();
        await page.locator('.lap-move').nth(1).click();
        await page.locator('.finding').waitFor();
      } else await page.locator('main h1').waitFor();
      expect(await violationsIn(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
      await page.context().close();
    });
  });
});
