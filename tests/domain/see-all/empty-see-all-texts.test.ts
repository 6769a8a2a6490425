import { expect, it } from 'vitest';
import type { ContentType } from '../../../src/domain/home/content-types';
import { emptySeeAllText } from '../../../src/domain/see-all/empty-see-all-texts';

it.each<[string, ContentType]>([
  ['R-SEEALL-013', 'ManualLearningSpace'],
  ['R-SEEALL-014', 'Channel'],
  ['R-SEEALL-015', 'MandatoryForYou'],
  ['R-SEEALL-016', 'MySkillResponsibility'],
  ['R-SEEALL-017', 'InTargetGroup'],
  ['R-SEEALL-018', 'ContinueWhereYouLeft'],
  ['R-SEEALL-019', 'MyInterests'],
  ['R-SEEALL-020', 'ExpiredOrNearExpiredActivities'],
  ['R-SEEALL-021', 'MyPlans'],
])('%s an empty see-all page of %s has its own text', (_, type) => {
  expect(emptySeeAllText(type)).not.toBe(emptySeeAllText('MyActivities'));
});

it('R-SEEALL-022 every other see-all page has the general text', () => {
  expect(emptySeeAllText('MyActivities')).toBe('EMPTY_SEE_ALL_GENERAL');
});
