import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const inApp = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Tells the service worker which files to keep, and gives it another text for every build, so that browsers notice. */
const filesForOffline = (): Plugin => ({
  name: 'files-for-offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('the service worker is not built');
      const files = Object.keys(bundle).filter((name) => name !== 'sw.js' && !name.endsWith('.map'));
      const kept = ['/', ...files, 'icon.svg', 'manifest.webmanifest'];
      worker.code = worker.code.replace('__FILES__', JSON.stringify(kept.sort()).replaceAll('"', '\\"'));
    },
  },
});

/** `@qili/*` resolve to their sources, so that the page needs no other build. */
const conditions = ['@qili/source', 'module', 'browser', 'default'];

export default defineConfig({
  root: inApp('.'),
  base: '/',
  cacheDir: inApp('../../.cache/vite'),
  resolve: { conditions },
  worker: { format: 'es' },
  plugins: [filesForOffline()],
  server: { fs: { allow: [inApp('../..')] } },
  build: {
    target: 'es2022',
    // Everything is a file of its own: the page runs without inline scripts, styles or images.
    assetsInlineLimit: 0,
    // The rules with the outlines of all characters: loaded once, then kept.
    chunkSizeWarningLimit: 800,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { desk: inApp('index.html'), sw: inApp('src/offline/sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
