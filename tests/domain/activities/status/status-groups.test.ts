import { describe, expect, it } from 'vitest';
import {
  coursesGroupOf,
  coursesStatusGroups,
  searchGroupOf,
  searchStatusGroups,
} from '../../../../src/domain/activities/status/status-groups';

describe('the groups of the search filter', () => {
  it.each([
    ['R-STATUS-040', 'Completed', 'USC UCWC USCVS'],
    ['R-STATUS-041', 'SignedUp', 'USES USNCal USASTS USCNR USEE USEAS'],
    ['R-STATUS-042', 'Expired', 'USCE'],
    ['R-STATUS-043', 'NearExpired', 'USCAE'],
    ['R-STATUS-044', 'NotCompleted', 'USNC'],
    ['R-STATUS-045', 'WaitingList', 'USEWL'],
    ['R-STATUS-046', 'NotSignedUp', 'USEU USNE UNSU'],
  ] as const)('%s %s is %s', (_, group, codes) => {
    expect(searchStatusGroups[group]).toEqual(codes.split(' '));
    expect(codes.split(' ').map(searchGroupOf)).toEqual(codes.split(' ').map(() => group));
  });
});

describe('the groups of the courses service', () => {
  it.each([
    ['R-STATUS-047', 'Completed', 1, 'USSC USPC USCVS USC UCWC'],
    ['R-STATUS-048', 'SignedUp', 2, 'USASTS USCNR USEE USEAS USES USSSU USPSU'],
    ['R-STATUS-049', 'Expired', 3, 'USCE USSE USPE'],
    ['R-STATUS-050', 'NearExpired', 4, 'USCAE USSAE USPAE'],
    ['R-STATUS-051', 'NotCompleted', 5, 'USNC'],
    ['R-STATUS-052', 'WaitingList', 6, 'USEWL'],
    ['R-STATUS-053', 'NotSignedUp', 7, 'USEU USSUN USNE UNSU'],
    ['R-STATUS-054', 'AwaitingApproval', 8, 'USSAA'],
    ['R-STATUS-055', 'InProgress', 9, 'USSIP USPIP'],
  ] as const)('%s %s has the id %i and is %s', (_, group, id, codes) => {
    expect(coursesStatusGroups[group]).toEqual({ id, codes: codes.split(' ') });
    expect(codes.split(' ').map(coursesGroupOf)).toEqual(codes.split(' ').map(() => group));
  });

  it.each(['USNCal', 'USPUN', 'USPAA', 'USXX'])('A-090 has no group for %s', (code) => {
    expect(coursesGroupOf(code)).toBeUndefined();
  });
});
