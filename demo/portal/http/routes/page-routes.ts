import { readdirSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { acceptedCulture } from '../../catalog/accept-language';
import { defaultCulture, textIn } from '../../catalog/text';
import { areaPage, outsideAreas } from '../../pages/outside-areas';
import { escapeHtml, pageAnswer } from '../../pages/page';
import { tourPage } from '../../pages/tour';
import type { PortalData } from '../../services/operation';
import { docRoutes } from './doc-routes';
import { fileAnswer } from '../file-answer';
import { withPreloads } from '../preloads';
import { withFirstScreens } from '../prerendered';
import type { PortalOptions } from '../portal-options';

const portalPage = 'portal.html';
const ownName = 'Elmvik Academy';
const hashedName = /-[A-Za-z0-9_-]{8,}\.(js|css)$/;
const forever = 'public, max-age=31536000, immutable';

interface Served {
  data: PortalData;
  options: PortalOptions;
  /** Answers a request of the elements in this process. */
  fetch: (request: Request) => Response | Promise<Response>;
}

/** The portal page, the demo pages, the bundle and the areas outside the catalog (R-OTHER-016, R-OTHER-040). */
export function pageRoutes({ data, options, fetch }: Served): Hono {
  const app = new Hono();
  const portalName = textIn(data.catalog.source.name, defaultCulture);
  for (const { path, name } of outsideAreas) {
    app.get(path, (context) =>
      areaPage(name, { ...context.req.param(), ...context.req.query() }, portalName),
    );
  }
  app.get('/posts/:id', (context) => postPage(context, data));
  app.get('/dist/*', (context) => {
    const path = context.req.path.slice('/dist/'.length);
    const cache = hashedName.test(path) ? forever : 'no-cache';
    const headers = { 'cache-control': cache, 'access-control-allow-origin': '*' };
    return fileAnswer({ folder: options.distFolder, path, headers }) ?? missing(`There is no /dist/${path}.`);
  });
  const rendered = async (page: Response, context: Context) =>
    withPreloads(await withFirstScreens(page, context, { data, options, fetch }), options.distFolder);
  const portal = async (context: Context) =>
    rendered(await named(await demoPage(options, portalPage), portalName), context);
  app.get('/demo', (context) => context.redirect('/demo/'));
  app.route('/', docRoutes(options.docsFolder));
  app.get('/demo/', () =>
    tourPage({
      portalName,
      people: data.catalog.source.people,
      pages: pagesOf(options),
      hasDocs: options.docsFolder !== undefined,
    }),
  );
  app.get('/demo/*', async (context) =>
    rendered(await demoPage(options, context.req.path.slice('/demo/'.length)), context),
  );
  // An older group-room page is reached through this parameter on any page (R-OTHER-048).
  app.get('/', (context) => {
    const rumg = context.req.query('rumg');
    return rumg === undefined ? portal(context) : areaPage('Group room', { rumg }, portalName);
  });
  app.get('/catalog/*', portal);
  app.notFound((context) => missing(`There is no page ${context.req.path}.`));
  return app;
}

/** The portal page with the name of this catalog in place of the demo's own. */
async function named(page: Response, portalName: string): Promise<Response> {
  if (page.status !== 200 || portalName === ownName) return page;
  const html = await page.text();
  return new Response(html.replaceAll(ownName, escapeHtml(portalName)), page);
}

async function demoPage(options: PortalOptions, path: string): Promise<Response> {
  const { pageFolders, transformPage } = options;
  for (const folder of pageFolders) {
    const headers = { 'cache-control': 'no-cache' };
    const answer = fileAnswer({ folder, path, headers });
    if (answer === undefined) continue;
    if (!path.endsWith('.html') || transformPage === undefined) return answer;
    return new Response(await transformPage(`/demo/${path}`, await answer.text()), answer);
  }
  return missing(`There is no page ${path}.`);
}

/** The names of all demo pages, each once. */
function pagesOf({ pageFolders }: PortalOptions): string[] {
  return [...new Set(pageFolders.flatMap((folder) => pagesIn(folder)))].sort();
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
  return pageAnswer({ title, body, lang: culture, portalName: textIn(catalog.source.name, culture) });
}

function missing(sentence: string): Response {
  const body = `<h1>Not found</h1><p>${escapeHtml(sentence)}</p><p><a href="/">To the front page</a></p>`;
  return pageAnswer({ title: 'Not found', body, status: 404 });
}
