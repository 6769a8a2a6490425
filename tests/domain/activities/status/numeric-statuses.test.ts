import { describe, expect, it } from 'vitest';
import { numericStatuses, statusCodeOf } from '../../../../src/domain/activities/status/numeric-statuses';
import { searchStatusGroups } from '../../../../src/domain/activities/status/status-groups';

describe('the code of a status', () => {
  it.each([
    [15, 'Completed', 'USC'],
    [14, 'CompletedWithCredit', 'UCWC'],
    [13, 'CompletedViaSkills', 'USCVS'],
    [12, 'AssignedSeatTeamStarted', 'USASTS'],
    [10, 'EnrolledAssignedSeat', 'USEAS'],
    [9, 'EnrolledWaitingList', 'USEWL'],
    [8, 'CompletedNotRegistered', 'USCNR'],
    [7, 'CompletedAlmostExpired', 'USCAE'],
    [6, 'CompletedExpired', 'USCE'],
    [5, 'NotCompleted', 'USNC'],
    [4, 'ElearningStarted', 'USES'],
    [3, 'ElearningEnrolled', 'USEE'],
    [2, 'EnrolledUnsubscribed', 'USEU'],
    [1, 'NotEnrolled', 'USNE'],
    [-1, 'NotCalculated', 'USNCal'],
    [-2, 'NotSignedUp', 'UNSU'],
  ])('is for the number %i and the name %s the code %s [R-STATUS-032]', (number, name, code) => {
    expect(numericStatuses.find((row) => row.number === number)?.name).toBe(name);
    expect([statusCodeOf(number), statusCodeOf(` ${number} `), statusCodeOf(name)]).toEqual([
      code,
      code,
      code,
    ]);
  });

  it.each(['USPC', '11', ''])('stays %j when it is no number', (status) => {
    expect(statusCodeOf(status)).toBe(status);
  });
});

describe('the numbers of a status group', () => {
  it.each([
    ['Completed', [15, 14, 13], 'R-STATUS-033'],
    ['SignedUp', [4, -1, 12, 8, 3, 10], 'R-STATUS-034'],
    ['Expired', [6], 'R-STATUS-035'],
    ['NearExpired', [7], 'R-STATUS-036'],
    ['NotCompleted', [5], 'R-STATUS-037'],
    ['WaitingList', [9], 'R-STATUS-038'],
    ['NotSignedUp', [2, 1, -2], 'R-STATUS-039'],
  ] as const)('are for %s %j [%s]', (...[group, numbers]) => {
    expect(numbers.map(statusCodeOf).sort()).toEqual([...searchStatusGroups[group]].sort());
  });
});
