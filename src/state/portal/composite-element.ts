import { atom } from 'jotai';
import type { ElementContext } from './element-context';

/**
 * The element that holds the whole catalog, if the page has one. The other elements pass their links to it.
 * @see A-156
 */
export const compositeAtom = atom<ElementContext | undefined>(undefined);

/** Registers the element that holds the whole catalog. Returns a function that unregisters it. */
export function registerComposite(context: ElementContext): () => void {
  const { store } = context.portal;
  store.set(compositeAtom, context);
  return () => {
    if (store.get(compositeAtom) === context) store.set(compositeAtom, undefined);
  };
}
