import { statusTone } from '../activities/status/status-tone';
import type { TextKey } from '../text-key';
import type { ContentType } from './content-types';
import type { HomeItem } from './home-item';

/** Why a card is shown, as a text. */
export interface CardReason {
  text: TextKey;
  /** The number in the text. */
  count?: number;
}

/** A deadline that is further away is no reason to act now. */
const soonDays = 7;

/** The blocks whose call chooses its items for the person. */
const reasonsOfBlocks: Partial<Record<ContentType, TextKey>> = {
  InTargetGroup: 'RESULT_IN_TARGET_GROUP',
  MandatoryForYou: 'MANDATORY',
  MyInterests: 'REASON_INTERESTS',
  MySkillResponsibility: 'REASON_RESPONSIBLE',
};

/**
 * Returns why a block shows an item: its deadline is soon, or else what the block's call chooses by. Returns undefined
 * for an item without a reason.
 * @param daysLeft the days until the item's deadline
 */
export function cardReason(
  item: Pick<HomeItem, 'status'>,
  block: ContentType,
  daysLeft: number | undefined,
): CardReason | undefined {
  const isDone = item.status !== undefined && statusTone(item.status) === 'done';
  if (daysLeft !== undefined && daysLeft >= 0 && daysLeft <= soonDays && !isDone)
    return daysLeft === 0 ? { text: 'REASON_LAST_DAY' } : { text: 'REASON_DAYS_LEFT', count: daysLeft };
  const text = reasonsOfBlocks[block];
  return text && { text };
}

/** Words with fewer letters say nothing about the subject of a text in any of the languages. */
const leastLetters = 6;

/** Returns whether a title already says a reason: they share the beginning of a long word. */
export function saysReason(title: string, reason: string): boolean {
  const starts = (text: string) =>
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= leastLetters)
      .map((word) => word.slice(0, leastLetters));
  const ofTitle = new Set(starts(title));
  return starts(reason).some((start) => ofTitle.has(start));
}
