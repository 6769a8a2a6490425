import { readdirSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { acceptedCulture } from '../catalog/accept-language';
import { textIn } from '../catalog/text';
import { areaPage, outsideAreas } from '../pages/outside-areas';
import { escapeHtml, pageAnswer } from '../pages/page';
import type { PortalData } from '../services/operation';
import { fileAnswer } from './file-answer';
import { withPreloads } from './preloads';
import type { PortalOptions } from './portal-options';

const portalPage = 'portal.html';
const hashedName = /-[A-Za-z0-9_-]{8,}\.(js|css)$/;
const forever = 'public, max-age=31536000, immutable';

/** The portal page, the demo pages, the bundle and the areas outside the catalog (R-OTHER-016, R-OTHER-040). */
export function pageRoutes(data: PortalData, options: PortalOptions): Hono {
  const app = new Hono();
  for (const { path, name } of outsideAreas) {
    app.get(path, (context) => areaPage(name, { ...context.req.param(), ...context.req.query() }));
  }
  app.get('/posts/:id', (context) => postPage(context, data));
  app.get('/dist/*', (context) => {
    const path = context.req.path.slice('/dist/'.length);
    const cache = hashedName.test(path) ? forever : 'no-cache';
    const headers = { 'cache-control': cache, 'access-control-allow-origin': '*' };
    return fileAnswer({ folder: options.distFolder, path, headers }) ?? missing(`There is no /dist/${path}.`);
  });
  app.get('/demo', (context) => context.redirect('/demo/'));
  app.get('/demo/', () => demoIndex(options.pageFolders));
  app.get('/demo/*', (context) => demoPage(options, context.req.path.slice('/demo/'.length)));
  // An older group-room page is reached through this parameter on any page (R-OTHER-048).
  app.get('/', (context) => {
    const rumg = context.req.query('rumg');
    return rumg === undefined ? demoPage(options, portalPage) : areaPage('Group room', { rumg });
  });
  app.get('/catalog/*', () => demoPage(options, portalPage));
  app.notFound((context) => missing(`There is no page ${context.req.path}.`));
  return app;
}

async function demoPage(options: PortalOptions, path: string): Promise<Response> {
  const { pageFolders, distFolder, transformPage } = options;
  for (const folder of pageFolders) {
    const headers = { 'cache-control': 'no-cache' };
    const answer = fileAnswer({ folder, path, headers });
    if (answer === undefined) continue;
    if (!path.endsWith('.html')) return answer;
    const page = await withPreloads(answer, distFolder);
    if (transformPage === undefined) return page;
    return new Response(await transformPage(`/demo/${path}`, await page.text()), page);
  }
  return missing(`There is no page ${path}.`);
}

function demoIndex(folders: readonly string[]): Response {
  const names = folders.flatMap((folder) => pagesIn(folder));
  const rows = [...new Set(names)].sort().map((name) => {
    const label = escapeHtml(name);
    return `<li><a href="/demo/${label}">${label}</a></li>`;
  });
  return pageAnswer({ title: 'Demo pages', body: `<h1>Demo pages</h1><ul>${rows.join('')}</ul>` });
}

function pagesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.html'));
  } catch {
    return [];
  }
}

function postPage(context: Context, { catalog }: PortalData): Response {
  const post = catalog.source.posts.find(({ id }) => id === context.req.param('id'));
  if (post === undefined) return missing('There is no such post.');
  const culture = acceptedCulture(context.req.header('accept-language'));
  const title = textIn(post.title, culture);
  // The body is the catalog's own simple HTML; a catalog file is as trusted as this server.
  const body = `<h1>${escapeHtml(title)}</h1>${textIn(post.body, culture)}<p><a href="/">To the front page</a></p>`;
  return pageAnswer({ title, body });
}

function missing(sentence: string): Response {
  const body = `<h1>Not found</h1><p>${escapeHtml(sentence)}</p><p><a href="/">To the front page</a></p>`;
  return pageAnswer({ title: 'Not found', body, status: 404 });
}
