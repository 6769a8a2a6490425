import { createContext, useContext, useState } from 'react';

/** True while a server renders, and while a browser renders over what the server rendered. */
export const PrerenderContext = createContext(false);

/**
 * Returns whether a component renders on a server, or for the first time over what a server rendered. Both renders must
 * be equal, so nothing that only the browser knows may show in them.
 */
export const useIsPrerender = (): boolean => useContext(PrerenderContext);

/** Returns whether a component took over what a server rendered. Unlike `useIsPrerender`, it stays true. */
export function useIsFromServer(): boolean {
  const [isFromServer] = useState(useIsPrerender());
  return isFromServer;
}
