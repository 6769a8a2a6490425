import { expect, it } from 'vitest';
import { bannerSlides, deviceOf } from '../../../src/domain/home/devices';

it.each([
  ['desktop', 4],
  ['tablet', 3],
  ['mobile', 2],
] as const)('R-CONST-031 a banner on %s slides from %i items on', (device, minimum) => {
  expect(bannerSlides(minimum, device)).toBe(true);
  expect(bannerSlides(minimum - 1, device)).toBe(false);
});

it.each([
  ['R-ENTITY-083', 320, 'mobile'],
  ['R-ENTITY-083', 767, 'mobile'],
  ['R-ENTITY-083', 768, 'tablet'],
  ['R-ENTITY-083', 1023, 'tablet'],
  ['R-ENTITY-083', 1024, 'desktop'],
])('%s an element of %i px is laid out for a %s', (_, widthPx, device) => {
  expect(deviceOf(widthPx)).toBe(device);
});
