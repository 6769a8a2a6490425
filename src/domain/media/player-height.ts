import type { Device } from '../home/devices';

/** The height of the player on each device, and the height that fullscreen leaves free. @see R-CONST-037..040 A-120 */
const playerHeights = { mobile: '84vh', tablet: '360px', desktop: '500px' } as const;
const fullscreenMarginPx = { mobile: 55, tablet: 55, desktop: 60 } as const;

/** Returns the height of the player. Fullscreen leaves space for the bar. @see R-CONST-037..040 A-120 */
export function playerHeight(device: Device, isFullscreen: boolean): string {
  return isFullscreen ? `calc(100vh - ${fullscreenMarginPx[device]}px)` : playerHeights[device];
}
