import type { ElementContext } from './element-context';

/** The element that holds the whole catalog, when there is one on the page: pieces hand their links to it. */
let composite: ElementContext | undefined;

export const compositeOnPage = (): ElementContext | undefined => composite;

export function registerComposite(context: ElementContext): () => void {
  composite = context;
  return () => {
    if (composite === context) composite = undefined;
  };
}
