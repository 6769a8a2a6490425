import type { Device } from '../content/layouts';
import { fullscreenMarginPx, playerHeights } from '../limits';

/** The height of the player; fullscreen leaves room for the bar (R-CONST-037..040, A-120). */
export function playerHeight(device: Device, isFullscreen: boolean): string {
  return isFullscreen ? `calc(100vh - ${fullscreenMarginPx[device]}px)` : playerHeights[device];
}
