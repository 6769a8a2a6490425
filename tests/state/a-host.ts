import { vi } from 'vitest';
import { createMemoryRouter, type Router } from '../../src/browser/history/router';
import type { Route } from '../../src/domain/navigation/routes';
import type { ElementContext, CatalogElement, Settings } from '../../src/state/portal/element-context';

interface HostOf {
  router?: Router;
  settings?: Settings;
  shows?: (route: Route) => boolean;
  /** False when the page cancels what is announced. */
  allows?: boolean;
}

/** An element on the page, as what stands inside knows it; `emit` are its announcements. */
export function openHost({ router, settings = {}, shows = () => true, allows = true }: HostOf = {}) {
  const emit = vi.fn<CatalogElement['emit']>(() => allows);
  const context = {
    element: { emit },
    settings,
    router: router ?? createMemoryRouter({ path: '', query: '' }),
    shows,
    isComposite: true,
    catalog: { id: '4' },
  } as unknown as ElementContext;
  return { host: context, emit };
}
