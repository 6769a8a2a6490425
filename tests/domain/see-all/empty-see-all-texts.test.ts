import { expect, it } from 'vitest';
import type { ContentType } from '../../../src/domain/home/content-types';
import { emptySeeAllText } from '../../../src/domain/see-all/empty-see-all-texts';

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
  expect(emptySeeAllText(type)).not.toBe(emptySeeAllText('MyActivities'));
});

it('every other see-all page has the general text [R-SEEALL-022]', () => {
  expect(emptySeeAllText('MyActivities')).toBe('EMPTY_SEE_ALL_GENERAL');
});
