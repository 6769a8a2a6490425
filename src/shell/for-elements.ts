import type { CatalogElement, Settings } from '../state/portal/element-context';

/** What `elements` may know of the house: the wall between the custom elements and what they show. */
export { sheetFor } from '../ui/style/sheet';
export { disableStorage } from '../browser/storage';
export { configurePortal } from '../state/portal/runtime';
export { beginElement } from './start-element';
export { ElementBoundary } from './states/ElementBoundary';
export type { PortalSettings } from '../state/portal/setup';
export type { CatalogElement, Settings } from '../state/portal/element-context';

declare const __LP_VERSION__: string;

/** The version of the package, stamped in by the build. */
export const version: string = __LP_VERSION__;

export interface ElementProps {
  host: CatalogElement;
  settings: Settings;
}
