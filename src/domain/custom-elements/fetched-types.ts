import type { CustomElement, CustomElementType } from './custom-element';

/**
 * Returns whether elements of this type need data from a server. Links and internal page links do not.
 * @see R-ENTITY-023
 */
export function isFetched(type: CustomElementType): boolean {
  return type !== 'Link' && type !== 'InternalPageLink';
}

/** Returns the types of the visible elements that need data from a server, without repeats. @see A-043 */
export function typesToFetch(visible: readonly Pick<CustomElement, 'type'>[]): CustomElementType[] {
  return [...new Set(visible.map(({ type }) => type))].filter(isFetched);
}
