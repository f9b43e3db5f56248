import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

/** Files whose name has a digest of what is in them, and so never change. */
const DIGESTED = /[/\\]assets[/\\]/u;
const FOREVER = 'public, max-age=31536000, immutable';
const ANEW = 'no-cache';

/** Serves the page from the folder that it was built into; every place of it (`/play/…`) is the same file. */
export const addPages = async (app: FastifyInstance, folder: string | undefined): Promise<void> => {
  if (folder === undefined || !existsSync(path.join(folder, 'index.html'))) {
    addPlaceholder(app);
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      void reply.setHeader('cache-control', DIGESTED.test(file) ? FOREVER : ANEW);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (isPlace(request)) void reply.sendFile('index.html');
    else refuse(reply, 'not-found');
  });
};

/** Whether somebody types or follows an address that is a place in the page. */
const isPlace = ({ method, url, headers: { accept = '' } }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(?:api|assets)\//u.test(url) &&
  !path.posix.extname(new URL(url, 'http://desk').pathname) &&
  accept.includes('text/html');

const PLACEHOLDER = `<!doctype html>
<html lang="zh-Hans">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>棋例 Qili</title>
<h1>棋例 Qili</h1>
<p>服务器在运行，网页还没有构建；<code>npm start</code> 会构建它。接口见 <a href="/api/docs">/api/docs</a>。</p>
<p lang="zh-Hant">伺服器在執行，網頁還沒有建置；<code>npm start</code> 會建置它。介面見 <a href="/api/docs">/api/docs</a>。</p>
<p lang="en">The server runs; the page is not built yet, <code>npm start</code> builds it. The interface is described at <a href="/api/docs">/api/docs</a>.</p>
</html>
`;

const addPlaceholder = (app: FastifyInstance): void => {
  app.get('/', { schema: { hide: true } }, (_, reply) => {
    void reply.type('text/html; charset=utf-8').send(PLACEHOLDER);
  });
  app.setNotFoundHandler((_, reply) => {
    refuse(reply, 'not-found');
  });
};
