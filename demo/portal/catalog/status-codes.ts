/** Codes that count as signed up in a search (R-STATUS-041). */
export const signedUpCodes: ReadonlySet<string> = new Set([
  'USES',
  'USNCal',
  'USASTS',
  'USCNR',
  'USEE',
  'USEAS',
]);

/** Codes of what has expired or is about to, over courses, skills and plans (R-STATUS-049, R-STATUS-050). */
export const expiryCodes: ReadonlySet<string> = new Set(['USCE', 'USCAE', 'USSE', 'USSAE', 'USPE', 'USPAE']);

/** Codes of what is completed, over courses, skills and plans (R-STATUS-047). */
export const completedCodes: ReadonlySet<string> = new Set(['USSC', 'USPC', 'USCVS', 'USC', 'UCWC']);

/** The numeric status that goes with a course completion code (R-STATUS-032). */
const numericStatus: Readonly<Record<string, number>> = {
  USC: 15,
  UCWC: 14,
  USCVS: 13,
  USASTS: 12,
  USEAS: 10,
  USEWL: 9,
  USCNR: 8,
  USCAE: 7,
  USCE: 6,
  USNC: 5,
  USES: 4,
  USEE: 3,
  USEU: 2,
  USNE: 1,
  USNCal: -1,
  UNSU: -2,
};

/** The status in the API: the number where there is one, else the code itself. */
export function apiStatus(code: string): number | string {
  return numericStatus[code] ?? code;
}

/** The groups of the courses API by id (R-STATUS-047 to R-STATUS-055), for the filter `sat`. */
export const statusGroups: readonly { id: number; name: string; codes: readonly string[] }[] = [
  { id: 1, name: 'Completed', codes: ['USSC', 'USPC', 'USCVS', 'USC', 'UCWC'] },
  { id: 2, name: 'SignedUp', codes: ['USASTS', 'USCNR', 'USEE', 'USEAS', 'USES', 'USSSU', 'USPSU'] },
  { id: 3, name: 'Expired', codes: ['USCE', 'USSE', 'USPE'] },
  { id: 4, name: 'NearExpired', codes: ['USCAE', 'USSAE', 'USPAE'] },
  { id: 5, name: 'NotCompleted', codes: ['USNC'] },
  { id: 6, name: 'WaitingList', codes: ['USEWL'] },
  { id: 7, name: 'NotSignedUp', codes: ['USEU', 'USSUN', 'USNE', 'UNSU'] },
  { id: 8, name: 'AwaitingApproval', codes: ['USSAA'] },
  { id: 9, name: 'InProgress', codes: ['USSIP', 'USPIP'] },
];
