import type { BlockKind } from '../home/block-kind';
import type { TextKey } from '../text-key';
import type { ItemType } from './item-types';
import { isMediaType } from '../media/media-types';

const kindActions: Partial<Record<ItemType, TextKey>> = {
  skill: 'ACTION_GO_TO_SKILL',
  plan: 'ACTION_GO_TO_PLAN',
  article: 'ACTION_GO_TO_ARTICLE',
};

const blockSignUpStatuses: readonly string[] = ['USEWL', 'USEU', 'USNE'];

type BlockActionSubject = {
  type?: ItemType | undefined;
  status?: string | undefined;
  isLearningSpace?: boolean | undefined;
};

/**
 * Returns the label of a home item's button. The block's kind decides first, then the item type, so that media, articles
 * and learning spaces are never called a course. Unlike in search results, the status UNSU does not offer "Sign up"
 * here.
 * @see R-ACTION-007..012 A-085
 */
export function blockActionOf(
  { itemAction }: Pick<BlockKind, 'itemAction'>,
  item: BlockActionSubject,
): TextKey {
  const ofBlock = itemAction ?? actionOfKind(item);
  if (ofBlock) return ofBlock;
  if (item.status && blockSignUpStatuses.includes(item.status)) return 'ACTION_SIGN_UP';
  return 'ACTION_GO_TO_COURSE';
}

/**
 * Returns the label of an item to continue with. Labels that the specification fixes stay.
 * @see R-ACTION-008..010
 */
export function continueActionOf(kind: Pick<BlockKind, 'itemAction'>, item: BlockActionSubject): TextKey {
  const action = blockActionOf(kind, item);
  return continued.includes(action) ? 'ACTION_CONTINUE' : action;
}

const continued: readonly TextKey[] = ['ACTION_SHOW', 'ACTION_GO_TO_COURSE'];

function actionOfKind({ type, isLearningSpace }: BlockActionSubject): TextKey | undefined {
  if (isLearningSpace) return 'ACTION_GO_TO';
  if (!type) return undefined;
  return isMediaType(type) ? 'ACTION_SHOW' : kindActions[type];
}
