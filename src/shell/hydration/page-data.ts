import { hydrate } from '@tanstack/react-query';
import type { Settings } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';
import { cultureAtom, portalStateAtom, sessionAtom } from '../../state/portal/portal-state';
import { queryClientOf } from '../../state/query/query-client';
import { restoreFailures } from '../../state/server/restore-failures';
import { setServerData, type ServerData } from '../../state/server/server-data';
import { whenLoaded } from '../first-render';
import { version } from '../for-elements';
import { hasConfiguration } from '../start-portal';

/** Returns the data with which a server rendered an element; undefined when another version of the package made it. */
export function readPageData(text: string): ServerData | undefined {
  const data = JSON.parse(text) as ServerData;
  return data.version === version ? data : undefined;
}

/** Lets the portal start with the data of the server. Returns the settings, which name a configuration in any case. */
export function acceptPageData(portal: Portal, data: ServerData, settings: Settings): Settings {
  setServerData(portal, data);
  return hasConfiguration(settings) ? settings : { ...settings, config: data.configuration };
}

/**
 * Resolves when an element can render over the HTML of the server, with whether both are equal: in the same language,
 * for the same user. The answers that the server fetched are then in the cache.
 */
export async function untilHydratable(portal: Portal, data: ServerData): Promise<boolean> {
  await whenLoaded(portal);
  const { store } = portal;
  const isEqual =
    store.get(portalStateAtom).state === 'ready' &&
    data.culture === store.get(cultureAtom) &&
    data.session?.userId === store.get(sessionAtom).userId;
  if (isEqual) {
    hydrate(queryClientOf(portal), data.queries);
    restoreFailures(queryClientOf(portal), data.failures ?? []);
  }
  return isEqual;
}
