import { statusMeaning, type StatusMeaning } from './status-codes';

/** What a status means for a person at a glance. Each tone has a colour and an icon. */
export type StatusTone = 'done' | 'active' | 'soon' | 'alert' | 'waiting' | 'none';

const tones: Readonly<Record<StatusMeaning, StatusTone>> = {
  completed: 'done',
  completedWithCredit: 'done',
  completedViaSkills: 'done',
  finished: 'done',
  signedUp: 'active',
  inProgress: 'active',
  nearExpired: 'soon',
  expired: 'alert',
  notCompleted: 'alert',
  waitingList: 'waiting',
  awaitingApproval: 'waiting',
  unsubscribed: 'none',
  notEnrolled: 'none',
  notCalculated: 'none',
  notSignedUp: 'none',
  unregistered: 'none',
};

/** Returns the tone of a short status code. A code without a meaning has none. @see R-STATUS-001..031 */
export function statusTone(code: string): StatusTone {
  const meaning = statusMeaning(code);
  return meaning === undefined ? 'none' : tones[meaning];
}
