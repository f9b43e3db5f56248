import path from 'node:path';
import { liveGameSchema, type OpenedGame } from '@qili/protocol';
import { parseMoveName, fileOf, rankOf, type Color, type Square } from '@qili/rules';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../program.ts';
import { openGame } from '../server/player.ts';
import { startedProcess, type ServerProcess } from '../server/process.ts';
import { chromiumPath, launched } from './chromium.ts';
import { opened } from './page.ts';
import { buildPage } from './served.ts';

const executable = chromiumPath();

/** Both sides move a rook out and back: the position stands anew after every fourth move. */
const LAP = ['i0i1', 'i9i8', 'i1i0', 'i8i9'] as const;
const TIMES_ROUND = 2;

/** Where a point is for the one who sits at the bottom. */
const cellAt = (page: Page, square: Square, bottom: Color): Locator => {
  const [row, column] =
    bottom === 'red' ? [9 - rankOf(square), fileOf(square)] : [rankOf(square), 8 - fileOf(square)];
  return page.locator('[role=row]').nth(row).getByRole('gridcell').nth(column);
};

const clicked = async (page: Page, iccs: string, bottom: Color): Promise<void> => {
  const move = parseMoveName(iccs);
  if (move === undefined) throw new Error(iccs);
  await cellAt(page, move.from, bottom).click();
  await cellAt(page, move.to, bottom).click();
};

/** Seconds on a clock of the page. */
const secondsOn = async (page: Page, color: Color): Promise<number> => {
  const text = await page.locator(`.name-bar.${color} .clock`).innerText();
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
};

describe.skipIf(executable === undefined)(
  'the server is killed under a live game',
  { timeout: 90_000 },
  () => {
    const temp = temporaryFolder();
    let browser: Browser;
    let server: ServerProcess;
    let game: OpenedGame;
    let red: Page;
    let black: Page;

    const started = (port: string): Promise<ServerProcess> =>
      startedProcess(['--database', path.join(temp.folder, 'data'), '--port', port]);
    const entered = async (link: string): Promise<Page> => {
      const { page } = await opened(browser, link);
      await page.locator('.board').waitFor();
      return page;
    };

    beforeAll(async () => {
      buildPage();
      [server, browser] = await Promise.all([started('0'), launched(executable ?? '')]);
      game = await openGame(server, { clock: { initial: 600_000, increment: 0 } });
      [red, black] = await Promise.all([entered(game.links.red), entered(game.links.black)]);
    }, 400_000);

    afterAll(async () => {
      await browser.close();
      await server.end('SIGKILL');
      temp.remove();
    });

    const played = async (ply: number): Promise<void> => {
      const [page, bottom] = ply % 2 === 0 ? ([red, 'red'] as const) : ([black, 'black'] as const);
      await page.getByText(`轮到${bottom === 'red' ? '红方' : '黑方'}走。`).waitFor();
      await clicked(page, LAP[ply % LAP.length] ?? '', bottom);
      for (const each of [red, black]) await each.locator('.sheet-move').nth(ply).waitFor();
    };

    test('both windows find the new server by themselves, with the clocks as it has them', async () => {
      for (let ply = 0; ply < 3; ply++) await played(ply);
      const before = await secondsOn(black, 'black');
      await server.end('SIGKILL');
      for (const page of [red, black]) await page.getByText('正在重连').waitFor();
      server = await started(new URL(server.address).port);
      for (const page of [red, black])
        await page.getByText('正在重连').waitFor({ state: 'detached', timeout: 30_000 });
      for (const page of [red, black])
        expect(await page.locator('.sheet-move').count(), 'moves after the new start').toBe(3);

      const { json } = await server.ask(`/api/v1/games/${game.id}`);
      const { clocks } = liveGameSchema.parse(json);
      expect(clocks?.running).toBe('black');
      for (const page of [red, black]) {
        expect(Math.abs((await secondsOn(page, 'black')) - (clocks?.black ?? 0) / 1000)).toBeLessThan(2);
        expect(Math.abs((await secondsOn(page, 'red')) - (clocks?.red ?? 0) / 1000)).toBeLessThan(2);
      }
      expect((clocks?.black ?? 0) / 1000).toBeLessThanOrEqual(before + 1);
    });

    test('the game goes on to a repetition, and the draw is claimed by a click', async () => {
      for (let ply = 3; ply < TIMES_ROUND * LAP.length; ply++) await played(ply);
      await expect
        .poll(() => red.locator('.sheet-move .chip').allTextContents())
        .toEqual(Array(8).fill('闲'));
      expect(await black.locator('.recurrence').innerText()).toContain('●●●');
      await red.getByRole('button', { name: '重复局面，提和' }).click();
      for (const page of [red, black]) {
        await page.getByText('重复局面，判和。').waitFor();
        expect(await page.locator('.band.may-claim-draw').count(), 'how it ended, and the ruling').toBe(2);
        expect(await page.locator('.band').last().innerText()).toContain('双方');
        expect(await page.locator('.notes').innerText()).toContain('红方提和，成立');
        expect(await page.locator('.name-bar .clock.runs').count()).toBe(0);
      }
    });
  },
);
