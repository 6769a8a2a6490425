import { expect, it } from 'vitest';
import { dragStart, longPress } from '../../src/domain/gestures';

it.each([
  ['R-CONST-033', dragStart, { delayMs: 200, tolerancePx: 5 }],
  ['R-CONST-034', longPress, { startsAfterMs: 300, cancelsBeyondPx: 30, vibratesMs: 100 }],
])('%s holds %o', (_, gesture, value) => {
  expect(gesture).toEqual(value);
});
