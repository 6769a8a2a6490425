import { Hono } from 'hono';
import { pageAnswer } from '../../pages/page';
import { fileAnswer } from '../file-answer';

const cacheHeaders = { 'cache-control': 'no-cache' };

/** Serves the documentation site. `folder` holds the built site, or nothing before the first build ends. */
export function docRoutes(folder: string | undefined): Hono {
  const app = new Hono();
  app.get('/docs', (context) => context.redirect('/docs/'));
  app.get('/docs/*', (context) => {
    const path = context.req.path.slice('/docs/'.length);
    const answer = (name: string) =>
      folder === undefined ? undefined : fileAnswer({ folder, path: name, headers: cacheHeaders });
    const page = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    return (
      answer(page) ??
      answer(`${path}.html`) ??
      (answer('index.html') ? notFound(answer('404.html')) : unbuilt())
    );
  });
  return app;
}

const notFound = (page: Response | undefined): Response =>
  new Response(page?.body ?? 'There is no such page.', {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

/** `npm start` builds the site while the portal already answers. */
const unbuilt = (): Response =>
  pageAnswer({
    title: 'Documentation',
    body: '<h1>The documentation is not built yet</h1><p><code>npm start</code> builds it in the background, which takes about a minute. Reload this page then. <code>npm run docs</code> builds it by hand.</p>',
    status: 503,
    headers: { 'retry-after': '10' },
  });
