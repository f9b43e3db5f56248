import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium, type Browser } from 'playwright-core';

const PLACES = [
  process.env.QILI_CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const found = (): string | undefined => PLACES.find((place) => place !== '' && existsSync(place));

/** Debian's Chromium, where we may install it. */
const installed = (): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  try {
    const quiet = {
      stdio: 'ignore',
      timeout: 240_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const;
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
      quiet,
    );
    return found();
  } catch {
    return undefined;
  }
};

/** Where a real Chromium is: installed if it must be and can be; undefined, with a line that says so, where there is none. */
export const chromiumPath = (): string | undefined => {
  const place = found() ?? installed();
  if (place === undefined)
    console.warn(
      'The tests of the page are skipped: there is no Chromium here. Install one, or name it in QILI_CHROMIUM.',
    );
  return place;
};

export const launched = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
