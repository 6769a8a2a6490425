import { expect, it } from 'vitest';
import { dragStart, longPress } from '../../src/domain/gestures';

it.each([
  [dragStart, 'R-CONST-033', { delayMs: 200, tolerancePx: 5 }],
  [longPress, 'R-CONST-034', { startsAfterMs: 300, cancelsBeyondPx: 30, vibratesMs: 100 }],
])('the gesture %o has the values that the requirement specifies [%s]', (gesture, _, value) => {
  expect(gesture).toEqual(value);
});
