/**
 * The service worker: keeps the files of one build, and answers from them when the page is asked for
 * again. What the server computes (`api/`) and live games are never kept. The build writes its list
 * of files in the place of `__FILES__`, so that every build is another worker.
 */

/** What of a service worker is used here; the library of types for pages does not have it. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
}
interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as WorkerScope;
const FILES = '__FILES__';
const BUILD = `qili-${String(Array.from(FILES).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7))}`;

const filesOf = (list: string): string[] => {
  const found: unknown = list.startsWith('[') ? JSON.parse(list) : [];
  return Array.isArray(found) ? found.map(String) : [];
};

const kept = new Set(filesOf(FILES).map((file) => new URL(file, scope.registration.scope).href));

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(BUILD)
      .then((cache) => cache.addAll([...kept]))
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => names.filter((name) => name.startsWith('qili-') && name !== BUILD));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

/** The page itself is taken from the network while there is one, so that a new build is seen at once. */
const pageOf = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(scope.registration.scope)) ?? Response.error();
  }
};

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || !scope.registration.scope.startsWith(origin)) return;
  const home = new URL(scope.registration.scope).pathname;
  const isPage = pathname === home || /^\/learn(?:\/|$)/u.test(pathname);
  if (request.mode === 'navigate' && isPage) event.respondWith(pageOf(request));
  else if (kept.has(origin + pathname)) {
    event.respondWith(caches.match(origin + pathname).then((found) => found ?? fetch(request)));
  }
});
