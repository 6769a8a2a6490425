import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAcademy, origin, type Academy } from './support/academy';
import { linkTexts, named, readPage } from './support/read-page';

const site = 'https://portal.example';
const folder = resolve('.cache/samples');

let academy: Academy;
beforeAll(async () => {
  academy = await openAcademy();
  const call = await academy.fetchFor({});
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => call(input.replace(site, origin), init));
  mkdirSync(folder, { recursive: true });
});
afterAll(() => {
  vi.unstubAllGlobals();
  academy.portal.close();
});

/** Returns the code of a server in the guide. */
function codeOf(heading: string): string {
  const guide = readFileSync('docs/guides/server-rendering.md', 'utf8');
  const code = guide.split(`\n### ${heading}\n`)[1]?.match(/```js\n([\s\S]*?)```/)?.[1];
  if (code === undefined) throw new Error(`The guide has no code for ${heading}.`);
  return code;
}

type Handler = (request: object, response: object) => Promise<void>;

/** Runs the code for Express over the build. Returns the function that answers a request. */
async function handlerOf(): Promise<Handler> {
  const handlers: Handler[] = [];
  Object.assign(globalThis, { sampleApp: { get: (_: RegExp, handler: Handler) => handlers.push(handler) } });
  const file = resolve(folder, 'express.mjs');
  const code = codeOf('Express').replace("assets: '/lp-catalog/',", '$& timeoutMs: 20_000,');
  const server = pathToFileURL('dist/server/server.js').href;
  writeFileSync(
    file,
    `import { renderElement } from '${server}';\nconst app = globalThis.sampleApp;\n${code}`,
  );
  await import(/* @vite-ignore */ pathToFileURL(file).href);
  return handlers[0]!;
}

/** Runs the code of the guide over the build. Returns the function that answers a request. */
async function listenerOf(heading: string, page: string): Promise<RequestListener> {
  const listeners: RequestListener[] = [];
  Object.assign(globalThis, {
    sampleServer: (listener: RequestListener) => ({ listen: () => listeners.push(listener) }),
  });
  writeFileSync(resolve(folder, 'page.html'), page);
  const code = codeOf(heading)
    .replace("'lp-catalog/server'", `'${pathToFileURL('dist/server/server.js').href}'`)
    .replace(/import \{ createServer \} from 'node:http';/, 'const createServer = globalThis.sampleServer;')
    // A busy machine takes longer.
    .replace("assets: '/lp-catalog/',", '$& timeoutMs: 20_000,')
    .replace("'page.html'", `'${resolve(folder, 'page.html')}'`);
  const file = resolve(folder, `${heading.split(' ')[0]}.mjs`);
  writeFileSync(file, code);
  await import(/* @vite-ignore */ pathToFileURL(file).href);
  return listeners[0]!;
}

interface Sent {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Lets a listener answer a path. */
const answered = (listener: RequestListener, url: string): Promise<Sent> =>
  new Promise((onSent) => {
    const sent: Sent = { status: 200, headers: {}, body: '' };
    const response = {
      setHeader: (name: string, value: string) => {
        sent.headers[name] = value;
        return response;
      },
      writeHead: (status: number, headers: Record<string, string>) => {
        Object.assign(sent, { status, headers: { ...sent.headers, ...headers } });
        return response;
      },
      end: (body = '') => onSent({ ...sent, body }),
    };
    listener({ url } as never, response as never);
  });

describe('the code of the guide', () => {
  it('for Node sends the screen, its status and its headers [R-EMBED-037]', async () => {
    const page = '<!doctype html><html><head><!-- head --></head><body><!-- catalog --></body></html>';
    const listener = await listenerOf('Node', page);
    const { status, headers, body } = await answered(listener, '/');
    expect({ status, vary: headers['Vary'] }).toEqual({ status: 200, vary: 'Cookie' });
    const read = readPage({ head: /<head>([\s\S]*)<\/head>/.exec(body)![1]!, html: body });
    expect(named(read, 'title')[0]?.text).toBe('All offers');
    expect(linkTexts(read)).toContain('Can you save a life?');
    expect((await answered(listener, '/catalog/nothing')).status).toBe(404);
    const login = await answered(listener, '/catalog/lists/favorites');
    expect(login.status).toBe(302);
    expect(login.headers['Location']).toContain('/frontend-shell/authenticate?returnUrl=');
  });

  it('for Express sends a person a private page without the token [R-EMBED-037]', async () => {
    const handler = await handlerOf();
    const response = { set: vi.fn(), redirect: vi.fn(), status: vi.fn(), render: vi.fn() };
    response.status.mockReturnValue(response);
    const alex = academy.catalog.people.find(({ name }) => name === 'Alex Holm');
    const ofAlex = await academy.fetchFor({ person: alex });
    const answer = await ofAlex(`${origin}/session.json`);
    const { session: person, token } = (await answer.json()) as { session: object; token: string };
    await handler({ session: { person, token }, originalUrl: '/' }, response);
    expect(response.set).toHaveBeenCalledWith({ 'Cache-Control': 'private, no-cache', Vary: 'Cookie' });
    expect(response.status).toHaveBeenCalledWith(200);
    const [template, parts] = response.render.mock.calls[0] as [string, { html: string; head: string }];
    expect(template).toBe('catalog');
    expect(linkTexts(readPage(parts))).toContain('Can you save a life?');
    expect(parts.html).toContain('Alex Holm');
    expect(JSON.stringify(parts)).not.toContain(token);
    await handler({ session: {}, originalUrl: '/catalog/lists/favorites' }, response);
    expect(response.redirect).toHaveBeenCalledWith(302, expect.stringContaining('returnUrl='));
  });

  it('for a service beside PHP sends the parts as JSON [R-EMBED-037]', async () => {
    const listener = await listenerOf('PHP and other servers', '');
    const { headers, body } = await answered(listener, '/catalog/nothing');
    expect(headers['Content-Type']).toBe('application/json');
    expect(JSON.parse(body)).toMatchObject({
      status: 404,
      html: expect.stringContaining('<lp-catalog-home') as string,
    });
  });
});
