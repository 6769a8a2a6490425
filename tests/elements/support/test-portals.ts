import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { makeAcademy } from '../../../demo/portal/academy/academy';
import type { PortalCatalog } from '../../../demo/portal/catalog-format';
import { createPortal, type Portal } from '../../../demo/portal/portal';
import { answerElement, createPages } from './rendered/server-rendering';

/** The day on which all element tests play, so that dates on screen are the same every day. */
const today = new Date('2026-03-02T09:00:00Z');

/** Which build is under test: `dist`, or `dist/slim` with preact in React's place. */
const distFolder = process.env['LP_DIST'] ?? 'dist';

interface Context {
  url: string;
  req: IncomingMessage;
  res: ServerResponse;
  host: string;
  status: number;
  body: unknown;
  set: (name: string, value: string) => void;
}

/** Answers `/dist/…`, under which every test imports the elements, from the build under test. */
export function builtElements() {
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    if (context.url.startsWith('/dist/'))
      context.url = `/${distFolder}/${context.url.slice('/dist/'.length)}`;
    await next();
  };
}

/**
 * Serves a reference portal of its own under `/portal/{id}/` for every id that a test file chooses, and the bundle a
 * second time under `/copy/`, as a page with two copies has it. Under `/rendered/element` it answers an element as a
 * server renders it, and under `/rendered/page/{id}` a whole page.
 */
export function testPortals() {
  const catalog = makeAcademy({ today });
  const portals = new Map<string, Promise<Portal>>();
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    const [, kind = '', id = '', rest = ''] =
      /^\/(portal|copy|rendered)\/([^/]+)\/?(.*)$/.exec(context.url) ?? [];
    if (kind === 'copy') return serveCopy(context, `${id}/${rest}`);
    if (kind === 'rendered') return serveRendered(context, `${id}/${rest}`);
    if (kind !== 'portal') return next();
    const origin = `http://${context.host}/portal/${id}`;
    const portal = portals.get(id) ?? open(catalog, origin);
    portals.set(id, portal);
    await answer(context, { portal: await portal, catalog, rest });
  };
}

function open(catalog: PortalCatalog, origin: string): Promise<Portal> {
  return createPortal({
    databaseFile: ':memory:',
    catalog,
    today,
    tokenLifetimeSeconds: 900,
    distFolder,
    pageFolders: [],
    origin,
    mediaOrigin: origin.replace('localhost', '127.0.0.1'),
    testControls: true,
  });
}

interface PortalRequest {
  portal: Portal;
  catalog: PortalCatalog;
  rest: string;
}

async function answer(context: Context, { portal, catalog, rest }: PortalRequest): Promise<void> {
  const [, person] = /^__session\/([^?]+)/.exec(rest) ?? [];
  const response = person
    ? await sessionOf(portal, personId(catalog, person))
    : await portal.fetch(await requestOf(context, rest));
  context.status = response.status;
  response.headers.forEach((value, name) => {
    // Cookies would be shared by test files that run at the same time.
    if (name !== 'set-cookie') context.set(name, value);
  });
  context.body = Buffer.from(await response.arrayBuffer());
}

async function requestOf(context: Context, rest: string): Promise<Request> {
  const { method = 'GET', headers } = context.req;
  return new Request(`http://${context.host}/${rest}`, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: await bodyOf(context) }),
  });
}

async function bodyOf({ req }: Context): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The demo's people by what they represent. */
function personId({ people }: PortalCatalog, who: string): string {
  const found = people.find(({ roles, loginType }) => roles.includes(who) || loginType === who);
  if (!found) throw new Error(`Nobody in the demo is ${who}.`);
  return found.id;
}

/** Signs a person in as the sign-in page does, and answers what /session.json then says. */
async function sessionOf(portal: Portal, person: string): Promise<Response> {
  const form = new URLSearchParams({ person });
  const signedIn = await portal.fetch(
    new Request('http://localhost/frontend-shell/authenticate', { method: 'POST', body: form }),
  );
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return portal.fetch(new Request('http://localhost/session.json', { headers: { cookie } }));
}

async function serveCopy(context: Context, path: string): Promise<void> {
  context.set('content-type', extname(path) === '.js' ? 'text/javascript' : 'text/plain');
  context.body = await readFile(join(distFolder, path.replace(/^dist\/|\?.*$/g, '')));
}

const answerPage = createPages();

async function serveRendered(context: Context, path: string): Promise<void> {
  const request = String(await bodyOf(context));
  const { headers, body } = path.startsWith('page/')
    ? answerPage(path, request)
    : await answerElement(distFolder, request);
  for (const [name, value] of Object.entries(headers)) context.set(name, value);
  context.body = body;
}
