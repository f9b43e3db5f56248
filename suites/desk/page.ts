import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A page opened at an address, which notes whatever goes wrong in it. */
export interface OpenPage {
  readonly page: Page;
  /** Errors of the console and exceptions, among them what the security policy forbids. */
  readonly errors: readonly string[];
}

export const opened = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> => {
  const context = await browser.newContext({
    locale: 'zh-CN',
    serviceWorkers: 'block',
    bypassCSP: false,
    ...options,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => {
    errors.push(error.message);
  });
  await page.goto(url);
  return { page, errors };
};

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds against the guidelines for accessibility (WCAG 2.2 A and AA, and good practice). */
export const violationsIn = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const found: unknown = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then((r) => r.violations)',
  );
  return (found as readonly Violation[]).map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`,
  );
};
