import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createPortal } from './portal';

const port = Number(process.env['PORT'] ?? 4400);
const origin = `http://localhost:${port}`;
const portals = new Map<string, ReturnType<typeof createPortal>>();

/** Each test has a portal of its own, named by a cookie, so that tests may write. */
function portalOf(cookies: string) {
  const name = /portal=([\w-]+)/.exec(cookies)?.[1] ?? 'shared';
  const portal = portals.get(name) ?? createPortal({ origin });
  portals.set(name, portal);
  return portal;
}

const page = (person: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Second portal</title>
<link rel="icon" href="data:,"><script type="module" src="/dist/lp-catalog.js"></script></head>
<body style="margin:0"><lp-catalog-home base-path="/" lang="en-GB" config-url="/config.json" session-url="/session.json?who=${person}"></lp-catalog-home></body>
</html>`;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

async function file(path: string): Promise<Response> {
  const name = normalize(path).replace(/^(\.\.[/\\])+/, '');
  const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const body = await readFile(join(process.cwd(), process.env['LP_DIST'] ?? 'dist', name));
  return new Response(body, { headers: { 'content-type': type } });
}

const isPage = (path: string): boolean => path === '/' || path.startsWith('/catalog/');

createAdaptorServer({
  fetch: (request) => {
    const { pathname } = new URL(request.url);
    const cookies = request.headers.get('cookie') ?? '';
    if (pathname.startsWith('/dist/')) return file(pathname.slice('/dist/'.length));
    if (!isPage(pathname)) return portalOf(cookies).handle(request);
    const person = /who=(\w+)/.exec(cookies)?.[1] ?? 'nobody';
    return new Response(page(person), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
}).listen(port, '127.0.0.1');
