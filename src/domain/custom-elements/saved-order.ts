import { movedRow } from '../lists/list-edit';
import type { CustomElement, CustomElementType } from './custom-element';

/** One entry of the order that a user saved for a custom list. @see R-ENTITY-024 */
export type OrderEntry = {
  elementId: string;
  name: string;
  description: string;
  type: CustomElementType;
  imageId: string;
  order: number;
  hidden: boolean;
};

/** An element with the user's changes. */
export type ArrangedElement = { element: CustomElement; isHidden: boolean };

/** The `order` value of an element that has no saved index. @see R-ENTITY-026 */
export const noSavedIndex = -1;

/**
 * Returns the elements in the user's order. Elements with a saved index come first, in ascending order. The others
 * follow, and hidden elements come last.
 * @see R-ORDER-004 R-ORDER-006 R-ORDER-007 R-VALID-038
 */
export function arranged(
  elements: readonly CustomElement[],
  saved: readonly OrderEntry[],
): ArrangedElement[] {
  const entries = new Map(saved.map((entry) => [entry.elementId, entry]));
  const all = elements.map((element) => {
    const { order = noSavedIndex, hidden = false } = entries.get(element.id) ?? {};
    const index = order === noSavedIndex ? Number.MAX_SAFE_INTEGER : order;
    return { element, isHidden: hidden, index };
  });
  return all
    .sort((one, other) => Number(one.isHidden) - Number(other.isHidden) || one.index - other.index)
    .map(({ element, isHidden }) => ({ element, isHidden }));
}

/** Returns the elements that are not hidden. @see R-VALID-037 */
export function shownElements(elements: readonly ArrangedElement[]): ArrangedElement[] {
  return elements.filter(({ isHidden }) => !isHidden);
}

/** Returns whether there are elements and all of them are hidden. @see R-ORDER-005 R-ERROR-015 */
export function isAllHidden(elements: readonly ArrangedElement[]): boolean {
  return elements.length > 0 && elements.every(({ isHidden }) => isHidden);
}

/**
 * Hides or shows an element. Hidden elements move after the shown ones. An element that is shown again becomes the last
 * of the shown ones.
 * @see R-ORDER-004 R-HOME-037
 */
export function withHidden(
  elements: readonly ArrangedElement[],
  elementId: string,
  isHidden: boolean,
): ArrangedElement[] {
  const changed = elements.map((one) => (one.element.id === elementId ? { ...one, isHidden } : one));
  return [...changed.filter((one) => !one.isHidden), ...changed.filter((one) => one.isHidden)];
}

/** Shows a hidden element again, at its former index among the shown elements. */
export function withShownAt(
  elements: readonly ArrangedElement[],
  elementId: string,
  index: number,
): readonly ArrangedElement[] {
  const shown = withHidden(elements, elementId, false);
  return movedRow(
    shown,
    shown.findIndex(({ element }) => element.id === elementId),
    index,
  );
}

/**
 * Returns the entries to save, including the saved entries of elements that are not shown now. Those elements are
 * missing because of a display condition or because they have no data. Their entries retain their index and their
 * hidden flag.
 * @see R-ORDER-006 R-ORDER-007
 */
export function withUnseen(
  entries: readonly OrderEntry[],
  saved: readonly OrderEntry[],
): readonly OrderEntry[] {
  const ids = new Set(entries.map(({ elementId }) => elementId));
  const unseen = saved.filter(({ elementId }) => !ids.has(elementId));
  if (unseen.length === 0) return entries;
  const all = [...entries];
  for (const entry of unseen.toSorted((one, other) => one.order - other.order))
    all.splice(entry.order === noSavedIndex ? all.length : entry.order, 0, entry);
  return all.map((entry, order) => ({ ...entry, order }));
}

/**
 * Returns the entries to save, numbered in their current order. A missing image falls back to the wide image.
 * @see R-ENTITY-025 R-ENTITY-027
 */
export function orderEntries(elements: readonly ArrangedElement[]): OrderEntry[] {
  return elements.map(({ element, isHidden }, order) => ({
    elementId: element.id,
    name: element.name,
    description: element.description ?? '',
    type: element.type,
    imageId: element.imageId ?? element.wideImageId ?? '',
    order,
    hidden: isHidden,
  }));
}
