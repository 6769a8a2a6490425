import type { TextKey } from '../text-key';
import type { ContentType } from '../home/content-types';
import { generalText } from '../home/empty-texts';

/** The texts of empty see-all pages. @see R-SEEALL-013..022 */
const seeAllTexts: Partial<Record<ContentType, TextKey>> = {
  ManualLearningSpace: 'EMPTY_SEE_ALL_MANUAL_LEARNING_SPACE',
  News: 'EMPTY_SEE_ALL_POSTS',
  PracticalInformation: 'EMPTY_SEE_ALL_POSTS',
  NewsAndPracticalInformation: 'EMPTY_SEE_ALL_POSTS',
  Channel: 'EMPTY_SEE_ALL_POSTS',
  MandatoryForYou: 'EMPTY_SEE_ALL_MANDATORY_FOR_YOU',
  MySkillResponsibility: 'EMPTY_SEE_ALL_SKILL_RESPONSIBILITY',
  InTargetGroup: 'EMPTY_SEE_ALL_IN_TARGET_GROUP',
  ContinueWhereYouLeft: 'EMPTY_SEE_ALL_CONTINUE_WHERE_YOU_LEFT',
  MyInterests: 'EMPTY_SEE_ALL_MY_INTERESTS',
  ExpiredOrNearExpiredActivities: 'EMPTY_SEE_ALL_EXPIRED',
  MyPlans: 'EMPTY_SEE_ALL_MY_PLANS',
};

/** Returns the text of an empty see-all page. @see R-SEEALL-022 R-ERROR-042 A-020 */
export function emptySeeAllText(type: ContentType): TextKey {
  return seeAllTexts[type] ?? generalText;
}
