import type { Tag } from '../description';
import { bindElement } from './binding';
import { sortInput } from './element-input';
import { loadElement } from './load-element';

/**
 * An action of Svelte that fetches the code of an element, and sets its properties and listeners also on a page that a
 * server rendered: `<lp-search config-url="…" use:lpElement={{ getAccessToken }}></lp-search>`.
 * @see R-EMBED-037
 */
export function lpElement(node: HTMLElement, settings: object = {}) {
  const tag = node.localName as Tag;
  const binding = bindElement(node, {});
  const update = (next: object = {}): void => binding.update(sortInput(tag, next));
  update(settings);
  loadElement(tag);
  return { update, destroy: () => binding.release() };
}
