import type { TextKey } from '../text-key';
import type { ItemType } from './item-types';
import { isMediaType } from './media-types';

/** What decides the word on a result's button. */
type ActionSubject = {
  type: ItemType;
  status?: string | undefined;
  isArchived: boolean;
  needsNoSignup: boolean;
};

const signUpStatuses: readonly string[] = ['USEWL', 'USEU', 'USNE', 'UNSU'];

/** The word on a result's button; the order matters, an archived video offers "Unlike" (R-ACTION-001..006, A-086). */
export function actionOf(item: ActionSubject): TextKey {
  if (item.isArchived) return 'ACTION_UNLIKE';
  if (isMediaType(item.type) || item.needsNoSignup) return 'ACTION_SHOW';
  if (item.type === 'article') return 'ACTION_GO_TO_ARTICLE';
  if (item.status && signUpStatuses.includes(item.status)) return 'ACTION_SIGN_UP';
  return 'ACTION_GO_TO_COURSE';
}
