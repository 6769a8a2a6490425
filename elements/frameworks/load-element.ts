import type { Tag } from '../description';
import { loaders } from '../loaders';

/** Fetches the code of an element, unless the page has defined the element, for example from the slim build. */
export function loadElement(tag: Tag): void {
  if (customElements.get(tag)) return;
  loaders[tag]().catch((error: unknown) => console.warn(`<${tag}> could not be fetched.`, error));
}
