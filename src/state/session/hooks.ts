import { useAtomValue } from 'jotai';
import type { Culture } from '../../domain/session/culture';
import type { Session } from '../../domain/session/session';
import { viewerOf, type Viewer } from '../../domain/session/viewer';
import { cultureAtom, sessionAtom } from '../portal/portal-state';

/** Returns the visitor's session. Until it is loaded, the session of an anonymous visitor. */
export const useSession = (): Session => useAtomValue(sessionAtom);

/** Returns the parts of the session that the visibility rules use. @see R-ROLE-013 */
export const useViewer = (): Viewer => viewerOf(useSession());

/** Returns the language of the interface and of the calls. */
export const useCulture = (): Culture => useAtomValue(cultureAtom);
