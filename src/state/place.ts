import { useMemo, useSyncExternalStore } from 'react';
import { parseRoute, type Route } from '../domain/routes';
import { useHost } from './host';

export interface Place {
  route: Route;
  /** Without its question mark. */
  query: string;
}

/** Where the element is; follows its address, also back and forward. */
export function usePlace(): Place {
  const { router } = useHost();
  const address = useSyncExternalStore(router.subscribe, router.read);
  return useMemo(() => ({ route: parseRoute(address.path), query: address.query }), [address]);
}
