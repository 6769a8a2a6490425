import type { TextKey } from '../text-key';
import { meaningLabel, statusMeaning, type StatusMeaning } from './status-codes';
import { coursesGroupOf, searchGroupOf, type CoursesStatusGroup } from './status-groups';

const neverShown: readonly string[] = ['USNE', 'UNSU', 'USEU'];

/** The status label of an item; codes in no group have none (R-STATUS-017, A-090, A-092). */
export function statusLabel(code: string): TextKey | undefined {
  if (neverShown.includes(code) || !(coursesGroupOf(code) ?? searchGroupOf(code))) return undefined;
  const meaning = statusMeaning(code);
  return meaning && meaningLabel(meaning);
}

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

/** The five statuses that lists know (R-STATUS-057). */
export type ListStatus = 'NotCompleted' | 'NearExpired' | 'Expired' | 'Completed' | 'NotSignedUp';

const listStatuses: Partial<Record<CoursesStatusGroup, ListStatus>> = {
  NotCompleted: 'NotCompleted',
  NearExpired: 'NearExpired',
  Expired: 'Expired',
  Completed: 'Completed',
};

/** The status of a list's item; only UNSU is not signed up (R-STATUS-057, R-STATUS-058). */
export function listStatus(code: string): ListStatus | undefined {
  if (code === 'UNSU') return 'NotSignedUp';
  const group = coursesGroupOf(code);
  return group && listStatuses[group];
}

const listStatusLabels: Partial<Record<ListStatus, TextKey>> = {
  NotCompleted: 'STATUS_NOT_COMPLETED',
  NearExpired: 'STATUS_NEAR_EXPIRED',
  Expired: 'STATUS_EXPIRED',
  Completed: 'STATUS_COMPLETED',
};

/** The status label in lists; not signed up serves logic only (R-STATUS-057, A-092). */
export function listStatusLabel(code: string): TextKey | undefined {
  const status = listStatus(code);
  return status && listStatusLabels[status];
}
