import { expect, it } from 'vitest';
import { playerHeight } from '../../../src/domain/media/player-height';

it.each([
  ['mobile', false, '84vh', 'R-CONST-037'],
  ['desktop', false, '500px', 'R-CONST-038'],
  ['tablet', false, '360px', 'R-CONST-039'],
  ['desktop', true, 'calc(100vh - 60px)', 'R-CONST-040'],
  ['tablet', true, 'calc(100vh - 55px)', 'R-CONST-040'],
  ['mobile', true, 'calc(100vh - 55px)', 'R-CONST-040'],
] as const)('on %s with fullscreen (%s) the player is %s high [%s]', (...[device, isFullscreen, height]) => {
  expect(playerHeight(device, isFullscreen)).toBe(height);
});
