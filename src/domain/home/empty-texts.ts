import type { TextKey } from '../text-key';
import type { ContentType } from './content-types';

/** What an empty block says (R-ERROR-017..024). */
const blockTexts: Partial<Record<ContentType, TextKey>> = {
  News: 'EMPTY_BLOCK_POSTS',
  PracticalInformation: 'EMPTY_BLOCK_POSTS',
  NewsAndPracticalInformation: 'EMPTY_BLOCK_POSTS',
  Channel: 'EMPTY_BLOCK_POSTS',
  MyActivities: 'EMPTY_BLOCK_MY_ACTIVITIES',
  CustomList: 'EMPTY_BLOCK_CUSTOM_LIST',
  ContinueWhereYouLeft: 'EMPTY_BLOCK_CONTINUE_WHERE_YOU_LEFT',
  ExpiredOrNearExpiredActivities: 'EMPTY_BLOCK_EXPIRED',
  InTargetGroup: 'EMPTY_BLOCK_IN_TARGET_GROUP',
  MandatoryForYou: 'EMPTY_BLOCK_MANDATORY_FOR_YOU',
  MyInterests: 'EMPTY_BLOCK_MY_INTERESTS',
};

/** What an empty list without a text of its own says. */
export const generalText: TextKey = 'EMPTY_SEE_ALL_GENERAL';

/** The description in an empty block; types without one of their own take the general text (R-ERROR-016, A-020). */
export function emptyBlockText(type: ContentType): TextKey {
  return blockTexts[type] ?? generalText;
}
