import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Hydrating } from '../../src/shell/hydration/for-hydration';
import type { HydratedRoot } from '../hydration/hydrated-root';
import { fieldsIn, setText } from '../hydration/mount-anew';

/** The HTML that Preact hydrates: that of its own renderer, without a placeholder. */
export const markup = 'preact';

/** Hydrates the HTML of a server. */
export function mountHydrated(container: HTMLElement, content: ReactNode): HydratedRoot {
  const root = hydrateRoot(container, <Hydrating>{content}</Hydrating>);
  // React reports what a person has typed before it hydrates. Preact would replace it at its next render.
  for (const field of fieldsIn(container))
    if (field.value !== field.defaultValue) setText(field, field.value);
  return root;
}
