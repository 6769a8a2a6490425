import { useMemo, useSyncExternalStore } from 'react';
import { parseRoute, type Route } from '../../domain/navigation/routes';
import { useElementContext } from '../portal/element-context';

export interface ElementLocation {
  route: Route;
  /** Without the question mark. */
  query: string;
  /** The name of the open dialog, from the fragment of the address. @see A-024 */
  fragment: string | undefined;
}

/** Returns the element's location. Updates when the address changes, including Back and Forward. */
export function useElementLocation(): ElementLocation {
  const { router } = useElementContext();
  const address = useSyncExternalStore(router.subscribe, router.read, router.read);
  return useMemo(
    () => ({ route: parseRoute(address.path), query: address.query, fragment: address.fragment }),
    [address],
  );
}
