import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath } from './chromium.ts';
import { inBrowser } from './in-browser.ts';
import { opened, violationsIn } from './page.ts';

const executable = chromiumPath();

/** Black threatens mate with every move, Red bars the way. */
const FEN = '3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w';
const LAP = ['炮三平二', '车8平7', '炮二平三', '车7平8'] as const;

describe.skipIf(executable === undefined)('a live game in two windows', { timeout: 90_000 }, () => {
  const desk = inBrowser(executable);

  /** Opens a game by the form; the links of Red, Black, the arbiter and those who watch. */
  const openedGame = async (
    terms: Readonly<Record<string, string>> = {},
    touchMove = false,
  ): Promise<string[]> => {
    const { page } = await opened(desk.browser, `${desk.url}#/play`);
    for (const [label, text] of Object.entries(terms)) await page.getByLabel(label).fill(text);
    if (touchMove) await page.getByLabel('摸子走子').check();
    await page.getByRole('button', { name: '开局', exact: true }).click();
    await page.locator('.links input').first().waitFor();
    const links = await page
      .locator('.links input')
      .evaluateAll((inputs) => inputs.map((input) => (input as { value?: string }).value ?? ''));
    await page.context().close();
    return links;
  };

  const entered = async (link = ''): Promise<Page> => {
    const { page } = await opened(desk.browser, link);
    await page.locator('.board').waitFor();
    return page;
  };

  const typed = async (page: Page, move: string): Promise<void> => {
    await page.locator('#typed-move').fill(move);
    await page.keyboard.press('Enter');
  };

  test('is played to a repetition: the offender is warned before, and loses if he goes on', async () => {
    const [redLink, blackLink, , watchLink] = await openedGame({
      '起始局面 FEN，让子或排局': FEN,
      红方姓名: '甲',
      黑方姓名: '乙',
    });
    const [red, black, watcher] = [
      await entered(redLink),
      await entered(blackLink),
      await entered(watchLink),
    ];
    await red.getByText('轮到红方走。').waitFor();
    expect(await red.locator('.name-bar .player').allTextContents()).toEqual(['乙', '甲']);
    for (const [ply, move] of [...LAP, ...LAP].entries()) {
      const page = ply % 2 === 0 ? red : black;
      await typed(page, move);
      // Black has been round once, and is told before he goes round again.
      if (ply === 5 || ply === 7) {
        await page.getByRole('alertdialog').getByText('规则禁止这一着').waitFor();
        expect(await page.getByRole('alertdialog').textContent()).toContain('24.13');
        await page.getByRole('button', { name: '照走' }).click();
      }
      await watcher.locator('.sheet-move').nth(ply).waitFor();
    }
    for (const page of [red, black, watcher]) await page.locator('.band.lost').first().waitFor();
    expect(await red.locator('.band.lost').first().textContent()).toContain('黑方');
    expect(await violationsIn(red)).toEqual([]);
    for (const page of [red, black, watcher]) await page.context().close();
  });

  test('with touch-move, a piece that was touched must move; a draw is agreed on', async () => {
    const [redLink, blackLink] = await openedGame({}, true);
    const [red, black] = [await entered(redLink), await entered(blackLink)];
    await red.getByText('轮到红方走。').waitFor();
    await red.getByRole('gridcell', { name: '红马，二路，底线' }).click();
    await expect.poll(() => red.locator('.point.movable').count()).toBe(1);
    await typed(red, '炮二平五');
    await red.locator('.fault').filter({ hasText: /\S/u }).first().waitFor();
    await typed(red, '马二进三');
    await black.locator('.sheet-move').first().waitFor();
    await red.getByRole('button', { name: '提和' }).click();
    await black.getByRole('button', { name: '同意和棋' }).click();
    for (const page of [red, black]) await page.getByText('双方议和。').waitFor();
    for (const page of [red, black]) await page.context().close();
  });

  test('an arbiter stops the clocks, puts the game right, ends it, opens it again and rules', async () => {
    const [redLink, blackLink, arbiterLink] = await openedGame();
    const [red, black, arbiter] = await Promise.all([redLink, blackLink, arbiterLink].map(entered));
    if (red === undefined || black === undefined || arbiter === undefined) throw new Error('no links');
    const press = (name: string): Promise<void> => arbiter.getByRole('button', { name, exact: true }).click();
    const clockOf = (color: string): Promise<string> =>
      black.locator(`.name-bar.${color} .clock`).innerText();

    await typed(red, '炮二平五');
    await arbiter.locator('.sheet-move').first().waitFor();
    await press('暂停');
    await red.getByText('裁判暂停了对局。').waitFor();
    await arbiter.getByLabel('附言').fill('迟到');
    await arbiter.getByLabel('保留前几着').fill('0');
    await arbiter.getByLabel('黑方棋钟').fill('12');
    await press('更正');
    await arbiter.getByText('“12”不是用时').waitFor();
    await arbiter.getByLabel('黑方棋钟').fill('12:30');
    await press('更正');
    await red.locator('.sheet-move').first().waitFor({ state: 'detached' });
    await expect.poll(() => clockOf('black')).toBe('12:30');
    expect(await clockOf('red')).toMatch(/^(?:1:00:\d\d|59:\d\d)$/u);
    expect(await black.locator('.notes').innerText()).toContain('裁判更正 迟到');

    await arbiter.getByLabel('结束对局').selectOption('red');
    await arbiter.getByLabel('原因').selectOption('time');
    await press('结束');
    for (const page of [red, black]) await page.getByText('黑方超时，判负。').waitFor();
    expect(await arbiter.getByLabel('结束对局').count()).toBe(0);
    await press('更正');
    await press('继续');
    await red.getByText('轮到红方走。').waitFor();

    await arbiter.getByLabel('裁决').selectOption('draw');
    await press('宣布');
    await black.locator('.band.may-claim-draw').waitFor();
    expect(await violationsIn(arbiter)).toEqual([]);
    for (const page of [red, black, arbiter]) await page.context().close();
  });
});
