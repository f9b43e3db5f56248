import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { preview } from 'vite';

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

/** The built page, served as the server serves it. */
export const served = async (): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  execFileSync(process.execPath, [path.join(repoRoot, 'scripts/setup.mjs'), '--page'], { cwd: repoRoot });
  const server = await preview({
    configFile: false,
    root: path.join(repoRoot, 'apps/web'),
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, headers: { 'Content-Security-Policy': POLICY } },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the preview has no port');
  return { url: `http://127.0.0.1:${String(address.port)}/`, close: () => server.close() };
};
