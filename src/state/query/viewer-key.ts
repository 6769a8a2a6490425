import type { Portal } from '../portal/portal';
import { usePortal } from '../portal/portal-context';
import { cultureAtom, sessionAtom } from '../portal/portal-state';
import { useCulture, useSession } from '../session/hooks';

/**
 * Returns the end of the query keys of answers that depend on the language and the user, so that no answer for one user
 * shows to the next.
 * @see R-ROLE-004
 */
export const viewerKey = ({ store }: Portal) => [store.get(cultureAtom), userKey(store)] as const;

/** Returns the part of a query key for the user. */
export const userKey = (store: Portal['store']): string => store.get(sessionAtom).userId ?? 'anonymous';

/** Returns the portal. The component renders again when the language or the user changes, which query keys contain. */
export function usePortalOfViewer(): Portal {
  useCulture();
  useSession();
  return usePortal();
}
