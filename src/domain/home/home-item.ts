import type { ItemDetails } from '../activities/item-details';
import type { ActivityKind, ItemType } from '../activities/item-types';
import type { TextKey } from '../text-key';

/**
 * Extra information that shows a number in a sentence: members, requests, or completed parts of a plan.
 * @see R-ENTITY-034 R-ENTITY-037 R-ENTITY-038
 */
export type CountedInformation = { text: TextKey; count: number; total?: number };

/**
 * Returns whether a count carries no information: no members, no requests, or a plan without parts. "0 of 5" does carry
 * information.
 */
export function isEmptyCount({ count, total = count }: CountedInformation): boolean {
  return total === 0;
}

/**
 * The content of a card in a block or on a see-all page, for the responses of all API calls.
 * @see R-ENTITY-028 R-ENTITY-030 R-ENTITY-031
 */
export type HomeItem = {
  id: string;
  name: string;
  type?: ItemType;
  kind?: ActivityKind;
  /** True for a learning space, which has no item type. */
  isLearningSpace?: boolean;
  description?: string;
  extraInformation?: string;
  countedInformation?: CountedInformation;
  details?: ItemDetails;
  /** A short status code. */
  status?: string;
  /** An absolute address. @see R-ENTITY-029 */
  image?: string;
  wideImage?: string;
  navigateUrl?: string;
  openInNewWindow: boolean;
  /** The date under which a calendar lists the item. @see A-060 */
  date?: string;
  classId?: string;
  isArchived?: boolean;
  needsNoSignup?: boolean;
  alwaysToCourseInfo?: boolean;
  /** The language of the item's texts, if it is known. @see O-9 */
  language?: string;
};
