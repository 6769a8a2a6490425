import type { TextKey } from '../text-key';
import type { ItemType } from './item-types';
import { isMediaType } from '../media/media-types';

/** The fields that decide the label of a result's button. */
type ActionSubject = {
  type: ItemType;
  status?: string | undefined;
  isArchived: boolean;
  needsNoSignup: boolean;
};

const signUpStatuses: readonly string[] = ['USEWL', 'USEU', 'USNE', 'UNSU'];

/**
 * Returns the label of a result's button. The order of the checks matters: an archived video offers "Unlike".
 * @see R-ACTION-001..006 A-086
 */
export function actionOf(item: ActionSubject): TextKey {
  if (item.isArchived) return 'ACTION_UNLIKE';
  if (isMediaType(item.type) || item.needsNoSignup) return 'ACTION_SHOW';
  if (item.type === 'article') return 'ACTION_GO_TO_ARTICLE';
  if (item.status && signUpStatuses.includes(item.status)) return 'ACTION_SIGN_UP';
  return 'ACTION_GO_TO_COURSE';
}
