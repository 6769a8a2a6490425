import { vi } from 'vitest';
import { createMemoryRouter, type Router } from '../../src/browser/history/router';
import type { Route } from '../../src/domain/navigation/routes';
import type { ElementContext, CatalogElement, Settings } from '../../src/state/portal/element-context';
import type { Portal } from '../../src/state/portal/portal';
import { testPortal } from './test-portal';

interface ContextOptions {
  /** By default one of its own. */
  portal?: Portal;
  router?: Router;
  settings?: Settings;
  shows?: (route: Route) => boolean;
  /** False when the page cancels the events. */
  allows?: boolean;
}

/** An element on the page, as the components inside know it; `emit` records its events. */
export function openElement({
  portal = testPortal(),
  router,
  settings = {},
  shows = () => true,
  allows = true,
}: ContextOptions = {}) {
  const emit = vi.fn<CatalogElement['emit']>(() => allows);
  const context = {
    portal,
    element: { emit },
    settings,
    router: router ?? createMemoryRouter({ path: '', query: '' }),
    shows,
    isComposite: true,
    catalog: { id: '4' },
  } as unknown as ElementContext;
  return { context, emit };
}
