import { atom, useAtomValue } from 'jotai';
import { watchInView } from '../../browser/in-view';
import type { Portal } from '../portal/portal';

/** Returns the search boxes in view, of all elements, except those of headers. Undefined until one was in view. */
export const useBoxesInView = (): readonly HTMLElement[] | undefined => useAtomValue(boxesInViewAtom);

const boxesInViewAtom = atom<readonly HTMLElement[] | undefined>(undefined);

/**
 * Reports to the header whether a search box of the page is in view.
 * @returns a function that removes the box again
 */
export function announceBox({ store }: Portal, node: HTMLElement): () => void {
  const set = (isInView: boolean) =>
    store.set(boxesInViewAtom, (boxes) => {
      const others = boxes?.filter((one) => one !== node);
      return isInView ? [...(others ?? []), node] : others;
    });
  const stop = watchInView(node, set);
  return () => {
    stop();
    set(false);
  };
}
