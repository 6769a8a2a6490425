import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { PortalOptions } from '../../demo/portal/http/portal-options';
import { createPortal, type Portal } from '../../demo/portal/portal';
import { smallCatalog, today } from './small-catalog';

export const origin = 'http://localhost:4173';

/** A portal and the few requests of a test. */
export interface PortalClient {
  portal: Portal;
  /** Sends one request, signed in as a person when one is named. */
  send(path: string, init?: RequestInit & { person?: string }): Promise<Response>;
  /** The same, answered as JSON. */
  json<Shape = unknown>(path: string, init?: RequestInit & { person?: string }): Promise<Shape>;
}

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Opens a portal over the small catalog, closed when the test ends. */
export async function openPortal(more: Partial<PortalOptions> = {}): Promise<PortalClient> {
  const portal = await createPortal({
    databaseFile: ':memory:',
    catalog: smallCatalog,
    today,
    tokenLifetimeSeconds: 900,
    distFolder: folderOf('./media'),
    pageFolders: [folderOf('./media')],
    mediaFolder: folderOf('./media'),
    testControls: true,
    ...more,
  });
  onTestFinished(() => portal.close());
  return clientOf(portal);
}

/** Wraps a portal that a test opened itself. */
export function clientOf(portal: Portal): PortalClient {
  const send: PortalClient['send'] = async (path, { person, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (person !== undefined) headers.set('authorization', `Bearer ${await tokenFor(portal, person)}`);
    return portal.fetch(new Request(new URL(path, origin), { ...init, headers }));
  };
  return {
    portal,
    send,
    json: async <Shape>(path: string, init?: RequestInit & { person?: string }) =>
      (await (await send(path, init)).json()) as Shape,
  };
}

/** The cookie of a person who signs in. */
export async function cookieFor(portal: Portal, person: string, query = ''): Promise<string> {
  const body = new URLSearchParams({ person });
  const address = `${origin}/frontend-shell/authenticate${query}`;
  const answer = await portal.fetch(new Request(address, { method: 'POST', body }));
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function tokenFor(portal: Portal, person: string): Promise<string> {
  const cookie = await cookieFor(portal, person);
  const answer = await portal.fetch(new Request(`${origin}/session.json`, { headers: { cookie } }));
  return ((await answer.json()) as { token: string }).token;
}

/** A JSON body to send. */
export function post(body: unknown): RequestInit {
  return { method: 'POST', body: JSON.stringify(body) };
}
