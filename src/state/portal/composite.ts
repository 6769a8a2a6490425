import type { Host } from './host';

/** The element that holds the whole catalog, when there is one on the page: pieces hand their links to it. */
let composite: Host | undefined;

export const compositeOnPage = (): Host | undefined => composite;

export function registerComposite(host: Host): () => void {
  composite = host;
  return () => {
    if (composite === host) composite = undefined;
  };
}
