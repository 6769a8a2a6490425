import type { CatalogElement, Settings } from '../state/portal/element-context';
import type { Portal } from '../state/portal/portal';

/** The part of `src` that the custom elements may import. */
export { sheetFor } from '../ui/style/sheet';
export { browserEnvironment } from '../browser/environment';
export { configurePortal } from '../state/portal/configure';
export { addProblems } from '../state/portal/problems';
export type { Problem } from '../domain/setup/problem';
export { createPortal } from '../state/portal/create-portal';
export type { Portal } from '../state/portal/portal';
export { beginElement } from './start-element';
export { ElementBoundary } from './states/ElementBoundary';
export type { PortalSettings } from '../state/portal/setup';
export type { CatalogElement, Settings } from '../state/portal/element-context';

/** Loads the code of preview and demo mode. @see A-134 */
export const loadSamples = () => import('./samples');

declare const __LP_VERSION__: string;

/** The version of the package. The build inserts it. */
export const version: string = __LP_VERSION__;

export interface ElementProps {
  portal: Portal;
  host: CatalogElement;
  settings: Settings;
}
