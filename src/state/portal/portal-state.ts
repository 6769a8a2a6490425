import { atom, useAtomValue } from 'jotai';
import type { PortalConfiguration } from '../../api/host/configuration';
import type { FailureKind } from '../../api/http/failure';
import type { Http } from '../../api/http/http';
import { defaultCulture, type Culture } from '../../domain/session/culture';
import { sessionOf, type Session } from '../../domain/session/session';
import type { Portal } from './portal';
import type { PortalSettings } from './setup';

/** The state of the portal. Everything else waits for `ready`. */
export type PortalState =
  | { state: 'waiting' }
  | { state: 'loading' }
  | { state: 'failed'; kind: FailureKind | 'unconfigured' }
  | { state: 'ready'; configuration: PortalConfiguration; http: Http };

/** The state of the portal of this store. */
export const portalStateAtom = atom<PortalState>({ state: 'waiting' });
/** The configuration as the page supplies it, for messages about it. */
export const configurationInputAtom = atom<unknown>(undefined);
/** Returns the state of the portal in components. */
export const usePortalState = (): PortalState => useAtomValue(portalStateAtom);
/** The visitor. Until the session is loaded, an anonymous one. */
export const sessionAtom = atom<Session>(sessionOf());
/** The language of the interface and of the calls. */
export const cultureAtom = atom<Culture>(defaultCulture);

/** Returns the configuration of the portal; undefined until it is loaded. */
export const configurationOf = ({ store }: Portal): PortalConfiguration | undefined =>
  store.get(configurationAtom);

/** Returns the configuration of the portal in components; undefined until it is loaded. */
export const useConfiguration = (): PortalConfiguration | undefined => useAtomValue(configurationAtom);

const configurationAtom = atom((get) => {
  const now = get(portalStateAtom);
  return now.state === 'ready' ? now.configuration : undefined;
});

/** Texts from the page that replace the catalog's own, for the module that loads texts. */
export const labelsAtom = atom<PortalSettings['labels']>();

/** Returns the page's own texts in components. */
export const useLabels = (): PortalSettings['labels'] => useAtomValue(labelsAtom);

/** Returns a function that returns whether the same user as now is still signed in. @see R-ROLE-004 */
export function userCheck({ store }: Portal): () => boolean {
  const { userId } = store.get(sessionAtom);
  return () => store.get(sessionAtom).userId === userId;
}

/** The number of calls that were refused because the login is missing and cannot be renewed. @see R-ROLE-034 A-157 */
export const loginNeededAtom = atom(0);

/** Returns the number of refused calls in components. */
export const useLoginNeeded = (): number => useAtomValue(loginNeededAtom);

/** Resolves with the configuration when the portal is ready. Never resolves if the portal fails. */
export function whenReady(portal: Portal): Promise<PortalConfiguration> {
  return whenState(portal, (now) => (now.state === 'ready' ? now.configuration : undefined));
}

/** Resolves when the portal is ready or has failed. Never resolves if the portal is not configured. */
export function whenReadyOrFailed(portal: Portal): Promise<true> {
  return whenState(portal, ({ state }) => (state === 'ready' || state === 'failed' ? true : undefined));
}

/** Resolves with the first value of `read` that is not undefined. */
function whenState<Value>(
  { store }: Portal,
  read: (portal: PortalState) => Value | undefined,
): Promise<Value> {
  return new Promise((resolve) => {
    const check = () => {
      const value = read(store.get(portalStateAtom));
      if (value !== undefined) resolve(value);
      return value !== undefined;
    };
    if (check()) return;
    const stop = store.sub(portalStateAtom, () => check() && stop());
  });
}
