import type { Hydration } from '../hydration/hydrate-element';
import type { HydratedRoot } from '../hydration/hydrated-root';
import { hasServerHtml } from './root';

/**
 * Runs before the first render of an element. Resolves with the React root over the HTML of a server, or with undefined
 * when there is none, or when the element has left the page.
 */
export async function startContent(start: Hydration): Promise<HydratedRoot | undefined> {
  const { host, portal, settings, begin } = start;
  if (!hasServerHtml(host.container)) return begin(portal, settings).then(() => undefined);
  const { hydrateElement } = await import('../hydration/hydrate-element');
  return hydrateElement(start);
}
