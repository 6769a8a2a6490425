import type { ActivityKind, ItemType } from '../activities/item-types';
import type { TextKey } from '../text-key';

/** Extra information that is a number in a sentence: members, requests, parts of a plan (R-ENTITY-034, R-ENTITY-037, R-ENTITY-038). */
export type CountedInformation = { text: TextKey; count: number; total?: number };

/** Does a count say nothing: no members, no requests, no parts at all? "0 of 5" does say something. */
export function isEmptyCount({ count, total = count }: CountedInformation): boolean {
  return total === 0;
}

/** What a card of a block or see-all page shows, whatever call it came from (R-ENTITY-028, R-ENTITY-030, R-ENTITY-031). */
export type HomeItem = {
  id: string;
  name: string;
  type?: ItemType;
  kind?: ActivityKind;
  /** A learning space is no item type. */
  isLearningSpace?: boolean;
  description?: string;
  extraInformation?: string;
  countedInformation?: CountedInformation;
  /** A short status code. */
  status?: string;
  /** A full address (R-ENTITY-029). */
  image?: string;
  wideImage?: string;
  navigateUrl?: string;
  openInNewWindow: boolean;
  /** The day by which a calendar files the item. */
  date?: string;
  classId?: string;
  isArchived?: boolean;
  needsNoSignup?: boolean;
  alwaysToCourseInfo?: boolean;
  /** The language of its texts, when it is known (O-9). */
  language?: string;
};
