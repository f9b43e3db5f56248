import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { auditLineSchema } from '@qili/protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../program.ts';
import { zipOf } from '../records/zip.ts';
import { chromiumPath } from './chromium.ts';
import { inBrowser } from './in-browser.ts';
import { opened, violationsIn } from './page.ts';

const executable = chromiumPath();
const XQF = path.join(import.meta.dirname, '../records/synth/xqf10.xqf');

const example = (name: string): Buffer => readFileSync(path.join(EXAMPLES, name));
/** Red's rook and Black's go out and back, a game a line; the second line is no game. */
const LINES = `${JSON.stringify({ id: 'rooks', moves_iccs: Array(2).fill(['i0i1', 'i9i8', 'i1i0', 'i8i9']).flat() })}
{"id": "none", "moves_iccs": ["i0i9"]}
{"id": "one", "moves_iccs": ["h2e2"]}
`;

describe.skipIf(executable === undefined)('files, prints and links', { timeout: 60_000 }, () => {
  const desk = inBrowser(executable);

  const openedAt = async (
    place: string,
    options?: BrowserContextOptions,
  ): Promise<{ page: Page; errors: readonly string[] }> => opened(desk.browser, desk.url + place, options);

  const lessonOpened = async (page: Page, n: number): Promise<void> => {
    await page.locator('.card').nth(n).click();
    await page.locator('.lap-move').first().waitFor();
  };

  test('a binary file is opened, and its players stand beside the board', async () => {
    const { page, errors } = await openedAt('');
    await page.locator('input[type=file]').setInputFiles(XQF);
    await page.locator('[role=grid]').waitFor();
    await page.locator('#tab-sheet').click();
    await page.locator('.sheet-move').nth(1).waitFor();
    // Every move of the sheet is named, not only those of a lap.
    const moves = await page.locator('tr:not(.variation) .sheet-move .move').count();
    await expect.poll(() => page.locator('tr:not(.variation) .sheet-move .chip').count()).toBe(moves);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a copied link brings back the position and the moves; the board is mirrored and turned for two', async () => {
    const { page, errors } = await openedAt('', { permissions: ['clipboard-read', 'clipboard-write'] });
    await lessonOpened(page, 3);
    const rook = page.getByRole('gridcell', { name: /^黑车/u });
    const leftOf = async (): Promise<number> => (await rook.boundingBox())?.x ?? NaN;
    const middle = async (): Promise<number> => {
      const box = await page.locator('[role=grid]').boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    const before = (await leftOf()) - (await middle());
    await page.getByRole('button', { name: '镜像' }).click();
    expect(Math.sign((await leftOf()) - (await middle()))).toBe(-Math.sign(before));
    await page.getByRole('button', { name: '镜像' }).click();
    expect((await leftOf()) - (await middle())).toBeCloseTo(before, 0);
    await page.getByRole('button', { name: '对坐' }).click();
    await page.locator('.board-column.seat').waitFor();

    await page.locator('#tab-file').click();
    await page.getByRole('button', { name: '复制' }).click();
    await page.getByText('已复制。').waitFor();
    const link = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(new URL(link).search).toBe('');
    const fresh = await openedAt(new URL(link).hash);
    await fresh.page.locator('.lap-move').first().waitFor();
    expect(await fresh.page.locator('.lap-move').allTextContents()).toHaveLength(8);
    expect([...errors, ...fresh.errors]).toEqual([]);
    for (const each of [page, fresh.page]) await each.context().close();
  });

  test('the score sheet and the ruling sheet are printed with their own look', async () => {
    const { page, errors } = await openedAt('');
    // A browser without a screen has no dialog to print by: what would have been printed is kept.
    await page.addInitScript(
      `window.print = () => { top.printed = { text: document.body.innerText, border: getComputedStyle(document.querySelector('table')).borderCollapse, pictures: document.querySelectorAll('svg').length }; };`,
    );
    await page.reload();
    await lessonOpened(page, 3);
    const printed = async (): Promise<{ text: string; border: string; pictures: number }> =>
      page.evaluate<{ text: string; border: string; pictures: number }>('printed');
    await page.getByRole('button', { name: '打印裁决书' }).click();
    await page.waitForFunction('window.printed !== undefined');
    const ruling = await printed();
    expect(ruling.text).toContain('红方长拦，黑方长杀，黑方不变，判负。');
    expect([ruling.border, ruling.pictures]).toEqual(['collapse', 1]);
    await page.locator('#tab-file').click();
    await page.evaluate('delete window.printed');
    await page.getByRole('button', { name: '打印记录纸' }).click();
    await page.waitForFunction('window.printed !== undefined');
    expect((await printed()).text).toContain('炮三平二');
    expect((await printed()).border).toBe('collapse');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('an archive is looked through: files, a ZIP, a game a line; what is found opens in Judge', async () => {
    const { page, errors } = await openedAt('#/archive', {
      acceptDownloads: true,
      viewport: { width: 390, height: 844 },
    });
    const zip = zipOf([
      { name: 'in/chase.pgn', content: example('perpetual-chase.pgn') },
      { name: 'in/broken.pgn', content: '' },
    ]);
    const asBuffer = (name: string, buffer: Uint8Array) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(buffer),
    });
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles([
        asBuffer('check.pgn', example('perpetual-check.pgn')),
        asBuffer('packed.zip', zip),
        asBuffer('games.ndjson', Buffer.from(LINES)),
        asBuffer('damaged.zip', zip.subarray(0, 60)),
      ]);
    await page.getByText('查完了').waitFor();
    const counts = await Promise.all(
      ['games', 'recurring', 'unread'].map((count) => page.getByTestId(count).innerText()),
    );
    expect(counts).toEqual(['5', '3', '2']);
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出报告' }).click(),
    ]);
    const report = await readFile(await download.path(), 'utf8');
    const lines = report
      .trim()
      .split('\n')
      .map((line) => auditLineSchema.parse(JSON.parse(line)));
    expect(lines.map(({ file, game }) => `${file}:${String(game)}`)).toEqual([
      'check.pgn:1',
      'packed.zip/in/chase.pgn:1',
      'packed.zip/in/broken.pgn:undefined',
      'games.ndjson:1',
      'games.ndjson:2',
      'games.ndjson:3',
      'damaged.zip:undefined',
    ]);
    await page.locator('.found-game').first().click();
    await page
      .getByText(/^红方长将/u)
      .first()
      .waitFor();
    await page.goBack();
    expect(await page.getByTestId('games').innerText(), 'kept while one looks elsewhere').toBe('5');
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
