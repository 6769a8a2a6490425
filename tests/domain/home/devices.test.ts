import { expect, it } from 'vitest';
import { bannerSlides, deviceOf } from '../../../src/domain/home/devices';

it.each([
  ['desktop', 4],
  ['tablet', 3],
  ['mobile', 2],
] as const)('a banner on %s slides from %i items [R-CONST-031]', (device, minimum) => {
  expect(bannerSlides(minimum, device)).toBe(true);
  expect(bannerSlides(minimum - 1, device)).toBe(false);
});

it.each([
  [320, 'mobile', 'R-ENTITY-083'],
  [767, 'mobile', 'R-ENTITY-083'],
  [768, 'tablet', 'R-ENTITY-083'],
  [1023, 'tablet', 'R-ENTITY-083'],
  [1024, 'desktop', 'R-ENTITY-083'],
])('an element of %i px has the layout of a %s [%s]', (widthPx, device) => {
  expect(deviceOf(widthPx)).toBe(device);
});
