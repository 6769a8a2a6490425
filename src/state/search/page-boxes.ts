import { atom } from 'jotai';
import { watchInView } from '../../browser/in-view';
import type { Portal } from '../portal/portal';

/** The search boxes of pages, which are those outside the headers, that are in view, of all elements. */
export const boxesInViewAtom = atom<readonly HTMLElement[]>([]);

/**
 * Reports to the header whether a search box of the page is in view.
 * @returns a function that takes the box away
 */
export function announceBox({ store }: Portal, node: HTMLElement): () => void {
  const set = (isInView: boolean) =>
    store.set(boxesInViewAtom, (boxes) => [
      ...boxes.filter((one) => one !== node),
      ...(isInView ? [node] : []),
    ]);
  const stop = watchInView(node, set);
  return () => {
    stop();
    set(false);
  };
}
