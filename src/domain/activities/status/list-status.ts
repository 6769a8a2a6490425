import type { TextKey } from '../../text-key';
import { coursesGroupOf, type CoursesStatusGroup } from './status-groups';

/** The five statuses in lists. @see R-STATUS-057 */
export type ListStatus = 'NotCompleted' | 'NearExpired' | 'Expired' | 'Completed' | 'NotSignedUp';

const listStatuses: Partial<Record<CoursesStatusGroup, ListStatus>> = {
  NotCompleted: 'NotCompleted',
  NearExpired: 'NearExpired',
  Expired: 'Expired',
  Completed: 'Completed',
};

/**
 * Returns the status of an item in a list. Only the code UNSU counts as not signed up.
 * @see R-STATUS-057 R-STATUS-058
 */
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

/**
 * Returns the status label of an item in a list. The status NotSignedUp has no label because only code uses it.
 * @see R-STATUS-057 A-092
 */
export function listStatusLabel(code: string): TextKey | undefined {
  const status = listStatus(code);
  return status && listStatusLabels[status];
}
