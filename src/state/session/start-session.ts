import { sessionOf, type Session } from '../../domain/session/session';
import { forgetPositionsOfOthers } from '../media/saved-positions';
import { forgetScreensOfOthers } from '../navigation/screen-owner';
import type { Portal } from '../portal/portal';
import { cultureAtom, sessionAtom } from '../portal/portal-state';
import { loadSession, type LoadedSession, type PortalSettings } from '../portal/setup';
import { replaceTokenKeeper, tokenKeeperOf } from './portal-token';
import { createTokenKeeper, type TokenSource } from './access-token';

/** Creates the token keeper from the settings. Fetches nothing yet. */
export function startToken(portal: Portal, settings: PortalSettings): void {
  const keeper = createTokenKeeper({ fetchToken: tokenSource(portal, settings) }, portal.environment.now);
  if (settings.accessToken) keeper.set({ token: settings.accessToken });
  replaceTokenKeeper(portal, keeper);
}

/** Stores the fetched session and its token. */
export async function acceptSession(
  portal: Portal,
  settings: PortalSettings,
  loaded: LoadedSession,
): Promise<void> {
  // The token is fetched when a call needs it.
  if (loaded.isComplete) return setSession(portal, sessionOf(loaded.session));
  const keeper = tokenKeeperOf(portal);
  // The session address has just returned no token, so another request would return none either.
  if (loaded.token || isOnlyFromSession(settings)) keeper.set(loaded.token);
  setSession(portal, sessionOf(loaded.session, await keeper.read()));
}

function setSession({ store, environment }: Portal, session: Session): void {
  forgetPositionsOfOthers(environment.stores, session.userId);
  forgetScreensOfOthers(environment.stores, session.userId);
  store.set(sessionAtom, session);
}

/** Returns whether tokens come only from the session address. @see O-13 */
const isOnlyFromSession = ({ session, sessionUrl, accessToken, getAccessToken }: PortalSettings): boolean =>
  sessionUrl !== undefined && session === undefined && !accessToken && !getAccessToken;

/**
 * Returns the function that fetches a token. A callback takes precedence over the session address. Undefined when there
 * is neither.
 * @see O-10 O-13
 */
function tokenSource(portal: Portal, settings: PortalSettings): TokenSource['fetchToken'] {
  const { getAccessToken, sessionUrl } = settings;
  if (getAccessToken) {
    return async () => {
      const answer = await getAccessToken();
      return answer ? { token: answer } : undefined;
    };
  }
  if (sessionUrl === undefined || settings.session !== undefined) return undefined;
  return async () => {
    const loaded = await loadSession(portal.environment, settings, portal.store.get(cultureAtom));
    setSession(portal, sessionOf(loaded.session, loaded.token?.token));
    return loaded.token;
  };
}
