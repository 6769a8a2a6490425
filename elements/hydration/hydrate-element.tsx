import {
  acceptPageData,
  Hydrating,
  readPageData,
  untilHydratable,
  type ServerData,
} from '../../src/shell/hydration/for-hydration';
import type { Portal, Settings } from '../../src/shell/for-elements';
import type { ElementContent, HydratedRoot } from './hydrated-root';
import { mountHydrated } from './mount-hydrated';
import { untilStyled } from './server-sheet';

/** What an element needs to start. */
export interface Hydration {
  host: HTMLElement & { container: HTMLElement };
  portal: Portal;
  settings: Settings;
  begin: (portal: Portal, settings: Settings) => Promise<void>;
  Content: ElementContent;
}

/**
 * Renders an element over the HTML of a server, with the data of the server. Resolves with undefined when the element
 * must render anew: for another user, in another language, or with another version of the package.
 */
export async function hydrateElement(hydration: Hydration): Promise<HydratedRoot | undefined> {
  const { host, portal, settings, begin, Content } = hydration;
  const { container } = host;
  const data = dataOf(host);
  if (!data) return begin(portal, settings).then(() => undefined);
  setStyles(container);
  await begin(portal, acceptPageData(portal, data, settings));
  const [isEqual] = await Promise.all([untilHydratable(portal, data), untilStyled(container)]);
  return isEqual && host.isConnected
    ? mountHydrated(
        container,
        <Hydrating>
          <Content container={container} />
        </Hydrating>,
      )
    : undefined;
}

/** Sets the styles of single nodes, which a strict content security policy forbids in HTML. */
function setStyles(container: HTMLElement): void {
  for (const node of container.querySelectorAll<HTMLElement>('[data-style]')) {
    node.style.cssText = node.dataset['style'] ?? '';
    delete node.dataset['style'];
  }
}

function dataOf(host: HTMLElement): ServerData | undefined {
  const script = host.querySelector(':scope > script[type="application/json"]');
  try {
    return script ? readPageData(script.textContent) : undefined;
  } catch {
    // A proxy or an editor has changed the page.
    return undefined;
  }
}
