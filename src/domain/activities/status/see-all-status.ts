import type { TextKey } from '../../text-key';
import { statusMeaning, type StatusMeaning } from './status-codes';
import { statusLabel } from './status-labels';

const hiddenOnSeeAll: readonly (StatusMeaning | undefined)[] = [
  'unregistered',
  'unsubscribed',
  'notSignedUp',
  'notEnrolled',
  'waitingList',
];

/**
 * Returns the status label on a see-all page. There, waiting lists and missing sign-ups have no label either.
 * @see R-STATUS-059 A-092
 */
export function seeAllStatusLabel(code: string): TextKey | undefined {
  return hiddenOnSeeAll.includes(statusMeaning(code)) ? undefined : statusLabel(code);
}
