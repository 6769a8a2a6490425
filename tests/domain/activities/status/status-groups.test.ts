import { describe, expect, it } from 'vitest';
import {
  coursesGroupOf,
  coursesStatusGroups,
  searchGroupOf,
  searchStatusGroups,
} from '../../../../src/domain/activities/status/status-groups';

describe('the groups of the search filter', () => {
  it.each([
    ['Completed', 'USC UCWC USCVS', 'R-STATUS-040'],
    ['SignedUp', 'USES USNCal USASTS USCNR USEE USEAS', 'R-STATUS-041'],
    ['Expired', 'USCE', 'R-STATUS-042'],
    ['NearExpired', 'USCAE', 'R-STATUS-043'],
    ['NotCompleted', 'USNC', 'R-STATUS-044'],
    ['WaitingList', 'USEWL', 'R-STATUS-045'],
    ['NotSignedUp', 'USEU USNE UNSU', 'R-STATUS-046'],
  ] as const)('contain in %s the codes %s [%s]', (...[group, codes]) => {
    expect(searchStatusGroups[group]).toEqual(codes.split(' '));
    expect(codes.split(' ').map(searchGroupOf)).toEqual(codes.split(' ').map(() => group));
  });
});

describe('the groups of the courses service', () => {
  it.each([
    ['Completed', 1, 'USSC USPC USCVS USC UCWC', 'R-STATUS-047'],
    ['SignedUp', 2, 'USASTS USCNR USEE USEAS USES USSSU USPSU', 'R-STATUS-048'],
    ['Expired', 3, 'USCE USSE USPE', 'R-STATUS-049'],
    ['NearExpired', 4, 'USCAE USSAE USPAE', 'R-STATUS-050'],
    ['NotCompleted', 5, 'USNC', 'R-STATUS-051'],
    ['WaitingList', 6, 'USEWL', 'R-STATUS-052'],
    ['NotSignedUp', 7, 'USEU USSUN USNE UNSU', 'R-STATUS-053'],
    ['AwaitingApproval', 8, 'USSAA', 'R-STATUS-054'],
    ['InProgress', 9, 'USSIP USPIP', 'R-STATUS-055'],
  ] as const)('contain %s with the id %i and the codes %s [%s]', (...[group, id, codes]) => {
    expect(coursesStatusGroups[group]).toEqual({ id, codes: codes.split(' ') });
    expect(codes.split(' ').map(coursesGroupOf)).toEqual(codes.split(' ').map(() => group));
  });

  it.each(['USNCal', 'USPUN', 'USPAA', 'USXX'])('do not contain %s [A-090]', (code) => {
    expect(coursesGroupOf(code)).toBeUndefined();
  });
});
