import type { Settings } from '../state/portal/host';
import { untilDrawable } from './first-drawing';
import { startPortal } from './start-portal';

/** Before anything is drawn: what starts the portal, and the wait for its answers. */
export async function beginElement(settings: Settings): Promise<void> {
  startPortal(settings);
  return untilDrawable();
}
