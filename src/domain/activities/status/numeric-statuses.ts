type NumericStatusRow = { number: number; name: string; code: string };

/** The numeric activity statuses and their equivalent short codes. @see R-STATUS-032 */
export const numericStatuses = [
  { number: 15, name: 'Completed', code: 'USC' },
  { number: 14, name: 'CompletedWithCredit', code: 'UCWC' },
  { number: 13, name: 'CompletedViaSkills', code: 'USCVS' },
  { number: 12, name: 'AssignedSeatTeamStarted', code: 'USASTS' },
  { number: 10, name: 'EnrolledAssignedSeat', code: 'USEAS' },
  { number: 9, name: 'EnrolledWaitingList', code: 'USEWL' },
  { number: 8, name: 'CompletedNotRegistered', code: 'USCNR' },
  { number: 7, name: 'CompletedAlmostExpired', code: 'USCAE' },
  { number: 6, name: 'CompletedExpired', code: 'USCE' },
  { number: 5, name: 'NotCompleted', code: 'USNC' },
  { number: 4, name: 'ElearningStarted', code: 'USES' },
  { number: 3, name: 'ElearningEnrolled', code: 'USEE' },
  { number: 2, name: 'EnrolledUnsubscribed', code: 'USEU' },
  { number: 1, name: 'NotEnrolled', code: 'USNE' },
  { number: -1, name: 'NotCalculated', code: 'USNCal' },
  { number: -2, name: 'NotSignedUp', code: 'UNSU' },
] as const satisfies readonly NumericStatusRow[];

/** Returns the short code for a status number or status name. Returns any other value unchanged. @see R-STATUS-032 */
export function statusCodeOf(status: string | number): string {
  const sought = String(status).trim();
  const row = numericStatuses.find(({ number, name }) => String(number) === sought || name === sought);
  return row?.code ?? sought;
}
