/**
 * The groups of the search status filter and their short codes. Requests contain the codes exactly as written here.
 * @see R-STATUS-040..046 A-061
 */
export const searchStatusGroups = {
  Completed: ['USC', 'UCWC', 'USCVS'],
  SignedUp: ['USES', 'USNCal', 'USASTS', 'USCNR', 'USEE', 'USEAS'],
  Expired: ['USCE'],
  NearExpired: ['USCAE'],
  NotCompleted: ['USNC'],
  WaitingList: ['USEWL'],
  NotSignedUp: ['USEU', 'USNE', 'UNSU'],
} as const satisfies Record<string, readonly string[]>;

export type SearchStatusGroup = keyof typeof searchStatusGroups;

/** The groups of the courses service. The my-activities page filters by their ids. @see R-STATUS-047..055 A-061 */
export const coursesStatusGroups = {
  Completed: { id: 1, codes: ['USSC', 'USPC', 'USCVS', 'USC', 'UCWC'] },
  SignedUp: { id: 2, codes: ['USASTS', 'USCNR', 'USEE', 'USEAS', 'USES', 'USSSU', 'USPSU'] },
  Expired: { id: 3, codes: ['USCE', 'USSE', 'USPE'] },
  NearExpired: { id: 4, codes: ['USCAE', 'USSAE', 'USPAE'] },
  NotCompleted: { id: 5, codes: ['USNC'] },
  WaitingList: { id: 6, codes: ['USEWL'] },
  NotSignedUp: { id: 7, codes: ['USEU', 'USSUN', 'USNE', 'UNSU'] },
  AwaitingApproval: { id: 8, codes: ['USSAA'] },
  InProgress: { id: 9, codes: ['USSIP', 'USPIP'] },
} as const satisfies Record<string, { id: number; codes: readonly string[] }>;

export type CoursesStatusGroup = keyof typeof coursesStatusGroups;

/** Returns the courses-service group of a short code. Some codes belong to no group. @see R-STATUS-047..055 A-090 */
export function coursesGroupOf(code: string): CoursesStatusGroup | undefined {
  const groups = Object.keys(coursesStatusGroups) as CoursesStatusGroup[];
  return groups.find((group) => (coursesStatusGroups[group].codes as readonly string[]).includes(code));
}

/** Returns the search group of a short code. @see R-STATUS-040..046 A-090 */
export function searchGroupOf(code: string): SearchStatusGroup | undefined {
  const groups = Object.keys(searchStatusGroups) as SearchStatusGroup[];
  return groups.find((group) => (searchStatusGroups[group] as readonly string[]).includes(code));
}
