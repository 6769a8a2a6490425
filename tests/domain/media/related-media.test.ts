import { expect, it } from 'vitest';
import { showsRelated } from '../../../src/domain/media/related-media';

it.each([
  [true, 2, true],
  [true, 0, false],
  [false, 2, false],
])(
  'related media with the setting %s and %i items are shown: %s [R-MEDIA-010]',
  (setting, count, expected) => {
    expect(showsRelated(setting, count)).toBe(expected);
  },
);
