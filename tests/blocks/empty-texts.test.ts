import { expect, it } from 'vitest';
import { blocks } from '../../src/blocks/registry';
import type { ContentType } from '../../src/domain/home/content-types';

it.each<[ContentType, string]>([
  ['News', 'R-ERROR-017'],
  ['MyActivities', 'R-ERROR-018'],
  ['CustomList', 'R-ERROR-019'],
  ['ContinueWhereYouLeft', 'R-ERROR-020'],
  ['ExpiredOrNearExpiredActivities', 'R-ERROR-021'],
  ['InTargetGroup', 'R-ERROR-022'],
  ['MandatoryForYou', 'R-ERROR-023'],
  ['MyInterests', 'R-ERROR-024'],
])('an empty block of %s has its own text [%s]', (type) => {
  expect(blocks[type].emptyText).toMatch(/^EMPTY_BLOCK_/);
  expect(blocks[type].emptyText).not.toBe(blocks.MyPlans.emptyText);
});
