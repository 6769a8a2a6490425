import type { Device } from '../home/devices';

/** Player height by device, and what fullscreen leaves free (R-CONST-037..040, A-120). */
const playerHeights = { mobile: '84vh', tablet: '360px', desktop: '500px' } as const;
const fullscreenMarginPx = { mobile: 55, tablet: 55, desktop: 60 } as const;

/** The height of the player; fullscreen leaves room for the bar (R-CONST-037..040, A-120). */
export function playerHeight(device: Device, isFullscreen: boolean): string {
  return isFullscreen ? `calc(100vh - ${fullscreenMarginPx[device]}px)` : playerHeights[device];
}
