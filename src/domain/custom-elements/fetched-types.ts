import type { CustomElement, CustomElementType } from './custom-element';

/** Link and internal page link say all they have to say; the others ask a server (R-ENTITY-023). */
export function isFetched(type: CustomElementType): boolean {
  return type !== 'Link' && type !== 'InternalPageLink';
}

/** The types to ask for, each once, and only if such an element is in sight. */
export function typesToFetch(visible: readonly Pick<CustomElement, 'type'>[]): CustomElementType[] {
  return [...new Set(visible.map(({ type }) => type))].filter(isFetched);
}
