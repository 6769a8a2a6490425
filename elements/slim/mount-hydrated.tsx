import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Hydrating } from '../../src/shell/hydration/for-hydration';
import type { HydratedRoot } from '../hydration/hydrated-root';

/** The HTML that Preact hydrates: that of its own renderer, without a placeholder. */
export const markup = 'preact';

/** Hydrates the HTML of a server. */
export const mountHydrated = (container: HTMLElement, content: ReactNode): HydratedRoot =>
  hydrateRoot(container, <Hydrating>{content}</Hydrating>);
