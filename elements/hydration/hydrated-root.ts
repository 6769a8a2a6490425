import type { ComponentType } from 'react';

/** The component of an element. */
export type ElementContent = ComponentType<{ container: HTMLElement }>;

/** A React root. */
export interface HydratedRoot {
  unmount: () => void;
}
