import type { Portal } from '../state/portal/portal';
import type { Settings } from '../state/portal/element-context';
import { untilRenderable } from './first-render';
import { startPortal } from './start-portal';

/** Runs before the first render. Starts the portal, and waits until the element can render. */
export async function beginElement(portal: Portal, settings: Settings): Promise<void> {
  startPortal(portal, settings);
  return untilRenderable(portal);
}
