import { expect, it } from 'vitest';
import { blocks } from '../../src/blocks/registry';
import type { ContentType } from '../../src/domain/home/content-types';

it.each<[ContentType, string]>([
  ['ManualLearningSpace', 'R-SEEALL-013'],
  ['Channel', 'R-SEEALL-014'],
  ['MandatoryForYou', 'R-SEEALL-015'],
  ['MySkillResponsibility', 'R-SEEALL-016'],
  ['InTargetGroup', 'R-SEEALL-017'],
  ['ContinueWhereYouLeft', 'R-SEEALL-018'],
  ['MyInterests', 'R-SEEALL-019'],
  ['ExpiredOrNearExpiredActivities', 'R-SEEALL-020'],
  ['MyPlans', 'R-SEEALL-021'],
])('an empty see-all page of %s has its own text [%s]', (type) => {
  expect(blocks[type].emptySeeAllText).not.toBe(blocks.MyActivities.emptySeeAllText);
});

it('every other see-all page has the general text [R-SEEALL-022]', () => {
  expect(blocks.MyActivities.emptySeeAllText).toBe('EMPTY_SEE_ALL_GENERAL');
});
