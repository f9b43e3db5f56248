import { execFileSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { preview } from 'vite';
import { openDesk } from '../server/desk.ts';

const repoRoot = path.join(import.meta.dirname, '../..');

/** What the server allows the page: nothing from elsewhere, nothing inline. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

/** A port that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        resolve(port);
      });
    });
  });

/** The built page under the policy of the server, and a server behind it. */
export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Builds what a browser opens, where its sources are newer. */
export const buildPage = (): void => {
  execFileSync(process.execPath, [path.join(repoRoot, 'scripts/setup.mjs'), '--page'], { cwd: repoRoot });
};

export const served = async (): Promise<Served> => {
  buildPage();
  const port = await freePort();
  const origin = `http://127.0.0.1:${String(port)}`;
  const desk = await openDesk({ origin });
  const page = await preview({
    configFile: false,
    root: path.join(repoRoot, 'apps/web'),
    logLevel: 'silent',
    preview: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      headers: { 'Content-Security-Policy': POLICY },
      proxy: { '/api': { target: desk.address, ws: true }, '/healthz': desk.address },
    },
  });
  return {
    url: `${origin}/`,
    close: async () => {
      await page.close();
      await desk.stop();
    },
  };
};
