import { useMemo, useSyncExternalStore } from 'react';
import { parseRoute, type Route } from '../../domain/navigation/routes';
import { useElementContext } from '../portal/element-context';

export interface ElementLocation {
  route: Route;
  /** Without its question mark. */
  query: string;
  /** The dialog that the address names. */
  fragment: string | undefined;
}

/** Where the element is; follows its address, also back and forward. */
export function useElementLocation(): ElementLocation {
  const { router } = useElementContext();
  const address = useSyncExternalStore(router.subscribe, router.read);
  return useMemo(
    () => ({ route: parseRoute(address.path), query: address.query, fragment: address.fragment }),
    [address],
  );
}
