import type { Portal } from '../state/portal/portal';
import type { Settings } from '../state/portal/element-context';
import { untilRenderable } from './first-render';
import { startPortal } from './start-portal';

/** Before anything is drawn: what starts the portal, and the wait for its answers. */
export async function beginElement(portal: Portal, settings: Settings): Promise<void> {
  startPortal(portal, settings);
  return untilRenderable(portal);
}
