import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { PortalCatalog } from '../../demo/portal/catalog-format';
import { loadRenderer } from '../../demo/portal/http/load-renderer';
import { createPortal } from '../../demo/portal/portal';

/** A reference portal that answers on a free port. */
export interface ServedPortal {
  address: string;
  /** Calls the portal without a connection, as the person behind the page. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Signs a person in as the sign-in page does. Returns the cookies for a browser context. */
  signIn(personId: string): Promise<Cookie[]>;
  close(): void;
}

export type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

/** The day on which pictures and measurements play, so that dates on screen are the same every day. */
export const today = new Date('2026-03-02T09:00:00Z');

/** The build of a portal, whether it renders the first screens of its pages, and whether it compresses its answers. */
interface PortalBuild {
  distFolder?: string;
  isRendering?: boolean;
  isCompressing?: boolean;
}

/** Serves the demo with a build over a fresh database in memory. */
export async function servePortal(
  catalog: PortalCatalog,
  extraPages: readonly string[] = [],
  { distFolder = 'dist', isRendering = false, isCompressing = false }: PortalBuild = {},
): Promise<ServedPortal> {
  const renderElement = isRendering ? await loadRenderer(distFolder) : undefined;
  const portal = await createPortal({
    databaseFile: ':memory:',
    catalog,
    today,
    tokenLifetimeSeconds: 3600,
    distFolder,
    pageFolders: [...extraPages, 'demo/pages'],
    testControls: true,
    ...(renderElement && { renderElement }),
  });
  const answer = (request: Request) => portal.fetch(request);
  const compressed = new Hono().use(compress()).all('*', ({ req }) => answer(req.raw));
  const server = createAdaptorServer({ fetch: isCompressing ? compressed.fetch : answer }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const address = `http://localhost:${port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
    portal.close();
  };
  const send = async (path: string, init?: RequestInit) => portal.fetch(new Request(address + path, init));
  const signIn = async (personId: string) => {
    const body = new URLSearchParams({ person: personId });
    const answer = await send('/frontend-shell/authenticate?returnUrl=/', { method: 'POST', body });
    const [pair = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    const [name = '', value = ''] = pair.split('=');
    if (value === '') throw new Error(`The portal does not sign in the person "${personId}".`);
    return [{ name, value, url: address }];
  };
  return { address, send, signIn, close };
}
