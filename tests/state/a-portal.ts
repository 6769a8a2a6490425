import { vi } from 'vitest';
import { json, refusal, services } from '../api/fake-server';

export const page = 'https://page.example/intranet/';

/** An unsigned token that claims something about its bearer. */
export const tokenOf = (claims: object): string => `h.${btoa(JSON.stringify(claims))}.s`;

export const config = { services, catalogs: [{ id: 1, name: 'A' }] };

/** The request as the page's fetch sees it. */
type Answer = (path: string, init: RequestInit | undefined) => unknown;

/** A page without anything on it: its address, its store, and a server that answers by path; a number is a refusal. */
export function openPage(answer: Answer = () => 404) {
  const asked: string[] = [];
  const kept = new Map<string, string>();
  vi.resetModules();
  vi.stubGlobal('location', { href: page, origin: new URL(page).origin, assign: vi.fn() });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    asked.push(input);
    const found = await answer(new URL(input).pathname, init);
    return typeof found === 'number' ? refusal(found) : json(found);
  });
  return { asked, kept };
}

/** The modules of one page, fresh. */
export async function freshPortal() {
  const [runtime, { store }] = await Promise.all([
    import('../../src/state/portal/runtime'),
    import('../../src/state/portal/portal'),
  ]);
  const get = {
    portal: () => store.get(runtime.portalAtom),
    session: () => store.get(runtime.sessionAtom),
    culture: () => store.get(runtime.cultureAtom),
    problems: () => store.get(runtime.problemsAtom),
    logins: () => store.get(runtime.loginNeededAtom),
  };
  const settled = () =>
    vi.waitFor(() => {
      const { state } = get.portal();
      if (state !== 'ready' && state !== 'failed') throw new Error(state);
    });
  const http = () => {
    const portal = get.portal();
    if (portal.state !== 'ready') throw new Error(portal.state);
    return portal.http;
  };
  return { ...runtime, get, settled, http, store };
}
