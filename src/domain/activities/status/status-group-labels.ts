import type { TextKey } from '../../text-key';
import type { CoursesStatusGroup, SearchStatusGroup } from './status-groups';

/** The label of each status group in the filters. */
export const statusGroupLabels = {
  Completed: 'STATUS_COMPLETED',
  SignedUp: 'STATUS_SIGNED_UP',
  Expired: 'STATUS_EXPIRED',
  NearExpired: 'STATUS_NEAR_EXPIRED',
  NotCompleted: 'STATUS_NOT_COMPLETED',
  WaitingList: 'STATUS_WAITING_LIST',
  NotSignedUp: 'STATUS_NOT_SIGNED_UP',
  AwaitingApproval: 'STATUS_AWAITING_APPROVAL',
  InProgress: 'STATUS_IN_PROGRESS',
} as const satisfies Record<SearchStatusGroup | CoursesStatusGroup, TextKey>;
