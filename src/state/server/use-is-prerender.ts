import { useSyncExternalStore } from 'react';

/**
 * Returns whether a component renders on a server, or for the first time over what a server rendered. Both renders must
 * be equal, so nothing that only the browser knows may show in them.
 */
export const useIsPrerender = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

const subscribeToNothing = () => () => {};
