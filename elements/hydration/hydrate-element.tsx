import {
  acceptPageData,
  readPageData,
  settingsOnServer,
  untilHydratable,
  type ServerData,
} from '../../src/shell/hydration/for-hydration';
import type { Portal, Settings } from '../../src/shell/for-elements';
import type { ElementContent, HydratedRoot } from './hydrated-root';
import { mountAnew } from './mount-anew';
import { markup, mountHydrated } from './mount-hydrated';
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
 * Renders an element over the HTML of a server, with the data of the server. Renders anew for another visitor, in another
 * language, with another configuration, or with another version of the package. Resolves with undefined when the element
 * has left the page.
 */
export async function hydrateElement(hydration: Hydration): Promise<HydratedRoot | undefined> {
  const { host, portal, settings, begin, Content } = hydration;
  const { container } = host;
  const data = dataOf(host);
  const isEqual = data ? await acceptData(hydration, data) : await begin(portal, settings).then(() => false);
  if (!host.isConnected) return undefined;
  if (!data || !isEqual || data.markup !== markup)
    return mountAnew(container, <Content container={container} />);
  const rendered = settingsOnServer(data, settings);
  return mountHydrated(container, <Content container={container} rendered={rendered} />);
}

/** Starts the portal with the data of the server. Resolves with whether the element can render over the HTML. */
async function acceptData(
  { host: { container }, portal, settings, begin }: Hydration,
  data: ServerData,
): Promise<boolean> {
  setStyles(container);
  await begin(portal, acceptPageData(portal, data, settings));
  const [isEqual] = await Promise.all([untilHydratable(portal, data), untilStyled(container)]);
  return isEqual;
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
