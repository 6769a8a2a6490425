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

/** The status label on a see-all page, where waiting lists and missing sign-ups are silent too (R-STATUS-059, A-092). */
export function seeAllStatusLabel(code: string): TextKey | undefined {
  return hiddenOnSeeAll.includes(statusMeaning(code)) ? undefined : statusLabel(code);
}
