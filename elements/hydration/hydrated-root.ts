import type { ComponentType } from 'react';
import type { Settings } from '../../src/shell/for-elements';

/** The component of an element. */
export type ElementContent = ComponentType<{
  container: HTMLElement;
  /** The settings with which a server rendered the element. */
  rendered?: Settings;
}>;

/** A React root. */
export interface HydratedRoot {
  unmount: () => void;
}
