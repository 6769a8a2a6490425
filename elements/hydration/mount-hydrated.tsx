import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Hydrating } from '../../src/shell/hydration/for-hydration';
import type { HydratedRoot } from './hydrated-root';

/** The HTML that this library hydrates. */
export const markup = 'react';

/** Hydrates the HTML of a server. A part that differs, or that the server could not finish, renders anew. */
export function mountHydrated(container: HTMLElement, content: ReactNode): HydratedRoot {
  return hydrateRoot(container, <Hydrating>{content}</Hydrating>, {
    onRecoverableError: (error) => console.debug('lp-catalog: a part renders anew:', error),
  });
}
