import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launched } from './chromium.ts';
import { served, type Served } from './served.ts';

/** A browser, and the address of the page for it. */
export interface InBrowser {
  readonly browser: Browser;
  readonly url: string;
}

/** Both, from before the first test of the suite that calls this until after its last. */
export const inBrowser = (executable: string | undefined): InBrowser => {
  let browser: Browser;
  let desk: Served;

  beforeAll(async () => {
    desk = await served();
    browser = await launched(executable ?? '');
  }, 400_000);

  afterAll(async () => {
    await browser.close();
    await desk.close();
  });

  return {
    get browser() {
      return browser;
    },
    get url() {
      return desk.url;
    },
  };
};
