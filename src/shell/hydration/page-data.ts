import { hydrate } from '@tanstack/react-query';
import type { Settings } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';
import {
  configurationInputAtom,
  cultureAtom,
  portalStateAtom,
  sessionAtom,
} from '../../state/portal/portal-state';
import { queryClientOf } from '../../state/query/query-client';
import { restoreFailures } from '../../state/server/restore-failures';
import { isSameVisitor, type Session } from '../../domain/session/session';
import { readSession } from '../../api/host/session-answer';
import { ownSettings } from '../../state/server/own-settings';
import { setServerData, type ServerData } from '../../state/server/server-data';
import { whenLoaded } from '../first-render';
import { version } from '../for-elements';
import { hasConfiguration } from '../start-portal';

/** Returns the data with which a server rendered an element; undefined when another version of the package made it. */
export function readPageData(text: string): ServerData | undefined {
  const data = JSON.parse(text) as ServerData;
  return data.version === version ? data : undefined;
}

/**
 * Lets the portal start with the data of the server, but not with a configuration or a session that the page has replaced
 * since. Returns the settings, which name a configuration in any case.
 */
export function acceptPageData(portal: Portal, data: ServerData, settings: Settings): Settings {
  const { configuration, session, configUrl, ...rest } = data;
  setServerData(portal, {
    ...rest,
    ...(configUrl === settings.configUrl ? { configuration } : {}),
    ...(session && !hasOtherSession(settings, session) ? { session } : {}),
  });
  return hasConfiguration(settings) ? settings : { ...settings, config: data.configuration };
}

/**
 * Returns the settings with which the server rendered, for the first render. They are the settings of the element itself
 * unless the page has changed one since.
 */
export function settingsOnServer(data: ServerData, settings: Settings): Settings {
  const own = ownSettings(settings);
  const names = Object.keys({ ...own, ...data.settings }) as (keyof Settings)[];
  if (names.every((name) => own[name] === data.settings[name])) return settings;
  const unset = Object.fromEntries(names.map((name) => [name, undefined]));
  return { ...settings, ...unset, ...data.settings };
}

/**
 * Resolves when an element can render over the HTML of the server, with whether both are equal: in the same language,
 * for the same user, with the same configuration. The answers that the server fetched are then in the cache.
 */
export async function untilHydratable(portal: Portal, data: ServerData): Promise<boolean> {
  await whenLoaded(portal);
  const { store } = portal;
  const isEqual =
    store.get(portalStateAtom).state === 'ready' &&
    data.culture === store.get(cultureAtom) &&
    isSameVisitor(data.session, store.get(sessionAtom)) &&
    isSame(data.configuration, store.get(configurationInputAtom));
  if (isEqual) {
    hydrate(queryClientOf(portal), data.queries);
    restoreFailures(queryClientOf(portal), data.failures ?? []);
  }
  return isEqual;
}

const hasOtherSession = ({ session }: Settings, rendered: Session): boolean =>
  session !== undefined && !isSameVisitor(readSession(session).session, rendered);

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
