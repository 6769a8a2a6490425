import type { TextKey } from '../text-key';
import type { ContentType } from './content-types';

/** The texts of empty blocks. @see R-ERROR-017..024 */
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

/** The text of an empty list that has no specific text. */
export const generalText: TextKey = 'EMPTY_SEE_ALL_GENERAL';

/**
 * Returns the description of an empty block. Types without a specific text use the general text.
 * @see R-ERROR-016 A-020
 */
export function emptyBlockText(type: ContentType): TextKey {
  return blockTexts[type] ?? generalText;
}
