import type { Settings } from '../../state/portal/element-context';
import { sessionAtom } from '../../state/portal/portal-state';
import type { RenderedScreen } from './render-screen';
import type { ScreenStatus } from './screen-status';

/**
 * Returns the value of the header Cache-Control. A cache may share only the whole page of a visitor without a session.
 * A page with a placeholder is not stored, so that the next request completes it.
 */
export function cacheControlOf(
  { portal, isWhole }: RenderedScreen,
  settings: Settings,
  { status }: ScreenStatus,
): string {
  const isPublic = portal.store.get(sessionAtom).login === 'public' && !hasOwnSession(settings);
  if (!isPublic) return 'private, no-cache';
  const isLasting = status === 404 || (status === 200 && isWhole);
  return isLasting ? `public, max-age=${maxAgeS}, stale-while-revalidate=${staleS}` : 'no-store';
}

const maxAgeS = 60;
const staleS = 600;

const hasOwnSession = ({ session, getAccessToken, accessToken }: Settings): boolean =>
  session !== undefined || getAccessToken !== undefined || accessToken !== undefined;
