import type { TextKey } from '../../text-key';

/** Each possible meaning of a status with its label. */
const meaningLabels = {
  signedUp: 'STATUS_SIGNED_UP',
  nearExpired: 'STATUS_NEAR_EXPIRED',
  expired: 'STATUS_EXPIRED',
  notCompleted: 'STATUS_NOT_COMPLETED',
  completed: 'STATUS_COMPLETED',
  completedWithCredit: 'STATUS_COMPLETED_WITH_CREDIT',
  completedViaSkills: 'STATUS_COMPLETED_VIA_SKILLS',
  waitingList: 'STATUS_WAITING_LIST',
  unsubscribed: 'STATUS_UNSUBSCRIBED',
  notEnrolled: 'STATUS_NOT_ENROLLED',
  notCalculated: 'STATUS_NOT_CALCULATED',
  notSignedUp: 'STATUS_NOT_SIGNED_UP',
  inProgress: 'STATUS_IN_PROGRESS',
  awaitingApproval: 'STATUS_AWAITING_APPROVAL',
  unregistered: 'STATUS_UNREGISTERED',
  finished: 'STATUS_FINISHED',
} as const satisfies Record<string, TextKey>;

export type StatusMeaning = keyof typeof meaningLabels;

/** The short codes of courses, skills and plans, by their meaning. @see R-STATUS-001..031 */
const codesOfMeaning = {
  signedUp: 'USASTS USCNR USEE USEAS USES USSSU USPSU',
  nearExpired: 'USCAE USSAE USPAE',
  expired: 'USCE USSE USPE',
  notCompleted: 'USNC',
  completedWithCredit: 'UCWC',
  completedViaSkills: 'USCVS',
  waitingList: 'USEWL',
  unsubscribed: 'USEU',
  notEnrolled: 'USNE',
  notCalculated: 'USNCal',
  notSignedUp: 'UNSU USSUN',
  completed: 'USC USSC USPC',
  inProgress: 'USSIP USPIP',
  awaitingApproval: 'USSAA',
  unregistered: 'USPUN',
  finished: 'USPAA',
} as const satisfies Record<StatusMeaning, string>;

const statusMeanings: ReadonlyMap<string, StatusMeaning> = new Map(
  Object.entries(codesOfMeaning).flatMap(([meaning, codes]) =>
    codes.split(' ').map((code): [string, StatusMeaning] => [code, meaning as StatusMeaning]),
  ),
);

/** Returns the meaning of a short code, or undefined if the code is unknown. @see R-STATUS-001..031 A-090 */
export function statusMeaning(code: string): StatusMeaning | undefined {
  return statusMeanings.get(code);
}

/** Returns the label of a status meaning. */
export function meaningLabel(meaning: StatusMeaning): TextKey {
  return meaningLabels[meaning];
}
