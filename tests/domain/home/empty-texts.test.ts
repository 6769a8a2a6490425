import { expect, it } from 'vitest';
import type { ContentType } from '../../../src/domain/home/content-types';
import { emptyBlockText } from '../../../src/domain/home/empty-texts';

it.each<[string, ContentType]>([
  ['R-ERROR-017', 'News'],
  ['R-ERROR-018', 'MyActivities'],
  ['R-ERROR-019', 'CustomList'],
  ['R-ERROR-020', 'ContinueWhereYouLeft'],
  ['R-ERROR-021', 'ExpiredOrNearExpiredActivities'],
  ['R-ERROR-022', 'InTargetGroup'],
  ['R-ERROR-023', 'MandatoryForYou'],
  ['R-ERROR-024', 'MyInterests'],
])('%s an empty block of %s says so in its own words', (_, type) => {
  expect(emptyBlockText(type)).toMatch(/^EMPTY_BLOCK_/);
  expect(emptyBlockText(type)).not.toBe(emptyBlockText('MyPlans'));
});
