import { vi } from 'vitest';
import type { Culture } from '../../src/domain/session/culture';
import { chooseCulture, configurePortal, reloadPortal } from '../../src/state/portal/configure';
import {
  cultureAtom,
  loginNeededAtom,
  portalStateAtom,
  sessionAtom,
} from '../../src/state/portal/portal-state';
import { problemsAtom } from '../../src/state/portal/problems';
import type { PortalSettings } from '../../src/state/portal/setup';
import { currentToken } from '../../src/state/session/portal-token';
import { json, refusal, services } from '../api/fake-server';
import { memoryStores, testPortal } from './test-portal';

export const page = 'https://page.example/intranet/';

/** An unsigned token that claims something about its bearer. */
export const tokenOf = (claims: object): string => `h.${btoa(JSON.stringify(claims))}.s`;

export const config = { services, catalogs: [{ id: 1, name: 'A' }] };

/** Answers a request by its path; a number is a refusal. */
type Answer = (path: string, init: RequestInit | undefined) => unknown;

/** A portal of its own that nobody has configured, on a page whose server answers by path. */
export function freshPortal(answer: Answer = () => 404, address = page) {
  const requests: string[] = [];
  const stores = memoryStores();
  const portal = testPortal({
    address: () => address,
    stores,
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      requests.push(url);
      const found = await answer(new URL(url).pathname, init);
      return typeof found === 'number' ? refusal(found) : json(found);
    },
  });
  const { store } = portal;
  const get = {
    portal: () => store.get(portalStateAtom),
    session: () => store.get(sessionAtom),
    culture: () => store.get(cultureAtom),
    problems: () => store.get(problemsAtom).map(({ detail }) => detail.message),
    logins: () => store.get(loginNeededAtom),
  };
  const whenLoaded = () =>
    vi.waitFor(() => {
      const { state } = get.portal();
      if (state !== 'ready' && state !== 'failed') throw new Error(state);
    });
  const http = () => {
    const state = get.portal();
    if (state.state !== 'ready') throw new Error(state.state);
    return state.http;
  };
  return {
    portal,
    store,
    /** What the browser persists between visits. */
    visits: stores.visits.entries,
    /** The address of each request. */
    requests,
    get,
    whenLoaded,
    http,
    configurePortal: (settings: PortalSettings, lang?: string) => configurePortal(portal, settings, lang),
    chooseCulture: (culture: Culture) => chooseCulture(portal, culture),
    reloadPortal: () => reloadPortal(portal),
    currentToken: () => currentToken(portal),
  };
}

/** A portal with configuration and session, or with their failure. */
export async function openConfigured(settings: PortalSettings, answer: Answer = () => ({})) {
  const portal = freshPortal(answer);
  portal.configurePortal({ config, ...settings });
  await portal.whenLoaded();
  return portal;
}
