import type { ComponentType } from 'react';
import { serverEnvironment } from '../../browser/server/server-environment';
import { createPortal } from '../../state/portal/create-portal';
import type { CatalogElement, Settings } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';
import { portalStateAtom } from '../../state/portal/portal-state';
import { ServerQueriesContext } from '../../state/query/eager-query';
import { ServerPartsContext } from '../../state/server/server-parts';
import { createServerQueries } from '../../state/server/server-queries';
import { ServerSanitiserContext } from '../../ui/safe/server-html';
import { sanitiseOnServer } from '../../ui/safe/server-sanitiser';
import { PrerenderContext } from '../../browser/server/use-is-prerender';
import { whenLoaded } from '../first-render';
import { loadSamples, type ElementProps } from '../for-elements';
import { CatalogLinks } from './links/CatalogLinks';
import { FilterLinks } from './links/FilterLinks';
import { MoreLink } from './links/MoreLink';
import { renderTree, type RenderedTree } from './render-tree';
import { whenAborted } from './when-aborted';

/** The code of an element. */
export interface ScreenCode {
  Component: ComponentType<ElementProps>;
  begin: (portal: Portal, settings: Settings) => Promise<void>;
}

export interface ScreenRequest {
  tag: string;
  settings: Settings;
  /** The address of the page. */
  url: URL;
  fetch: typeof fetch;
  /** Ends the render. What has not loaded by then stays a placeholder. */
  signal: AbortSignal;
}

/** The HTML of a screen, and the portal that rendered it. */
export interface RenderedScreen {
  portal: Portal;
  /** Undefined when configuration, session or texts have failed, or have not loaded in time. */
  html: string | undefined;
  /** Whether the screen has no placeholder in place of a part that failed, or has not loaded in time. */
  isWhole: boolean;
}

/**
 * Renders the first screen of an element. Each call has its own portal, so that nothing passes from one request to
 * another.
 */
export async function renderScreen(code: ScreenCode, request: ScreenRequest): Promise<RenderedScreen> {
  const { settings, signal } = request;
  const portal = createPortal(serverEnvironment(request.url, request.fetch), loadSamples);
  void code.begin(portal, settings);
  await Promise.race([whenLoaded(portal), whenAborted(signal)]);
  const isReady = portal.store.get(portalStateAtom).state === 'ready';
  if (!isReady) return { portal, html: undefined, isWhole: false };
  return { portal, ...(await treeOf(code, portal, request)) };
}

const treeOf = (
  { Component }: ScreenCode,
  portal: Portal,
  { tag, settings, signal }: ScreenRequest,
): Promise<RenderedTree> =>
  renderTree(
    <PrerenderContext value>
      <ServerPartsContext value={{ FilterLinks, MoreLink, CatalogLinks }}>
        <ServerSanitiserContext value={sanitiseOnServer}>
          <ServerQueriesContext value={createServerQueries()}>
            <Component portal={portal} host={hostOf(tag)} settings={settings} />
          </ServerQueriesContext>
        </ServerSanitiserContext>
      </ServerPartsContext>
    </PrerenderContext>,
    signal,
  );

/** Nothing listens to the events of an element on a server. */
const hostOf = (tag: string) => ({ localName: tag, emit: () => true }) as unknown as CatalogElement;
