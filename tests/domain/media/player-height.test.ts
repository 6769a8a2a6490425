import { expect, it } from 'vitest';
import { playerHeight } from '../../../src/domain/media/player-height';

it.each([
  ['R-CONST-037', 'mobile', false, '84vh'],
  ['R-CONST-038', 'desktop', false, '500px'],
  ['R-CONST-039', 'tablet', false, '360px'],
  ['R-CONST-040', 'desktop', true, 'calc(100vh - 60px)'],
  ['R-CONST-040', 'tablet', true, 'calc(100vh - 55px)'],
  ['R-CONST-040', 'mobile', true, 'calc(100vh - 55px)'],
] as const)('%s on %s with fullscreen (%s) the player is %s high', (_, device, isFullscreen, height) => {
  expect(playerHeight(device, isFullscreen)).toBe(height);
});
