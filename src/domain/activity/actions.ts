import type { ContentType } from '../content/content-types';
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

const blockActions: Partial<Record<ContentType, TextKey>> = {
  News: 'ACTION_READ_MORE',
  PracticalInformation: 'ACTION_READ_MORE',
  NewsAndPracticalInformation: 'ACTION_READ_MORE',
  Channel: 'ACTION_READ_MORE',
  ManualLearningSpace: 'ACTION_GO_TO',
};

const kindActions: Partial<Record<ItemType, TextKey>> = {
  skill: 'ACTION_GO_TO_SKILL',
  plan: 'ACTION_GO_TO_PLAN',
};

const blockSignUpStatuses: readonly string[] = ['USEWL', 'USEU', 'USNE'];

/** The word on a home item's button; not-signed-up is missing here by the wording (R-ACTION-007..012, A-085). */
export function blockActionOf(
  contentType: ContentType,
  item: { type?: ItemType | undefined; status?: string | undefined },
): TextKey {
  const ofBlock = blockActions[contentType] ?? (item.type && kindActions[item.type]);
  if (ofBlock) return ofBlock;
  if (item.status && blockSignUpStatuses.includes(item.status)) return 'ACTION_SIGN_UP';
  return 'ACTION_GO_TO_COURSE';
}
