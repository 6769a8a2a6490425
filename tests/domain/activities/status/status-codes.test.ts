import { expect, it } from 'vitest';
import { meaningLabel, statusMeaning } from '../../../../src/domain/activities/status/status-codes';
import { english } from '../../english';

it.each([
  ['R-STATUS-001', 'USASTS', 'Signed up'],
  ['R-STATUS-002', 'USCNR', 'Signed up'],
  ['R-STATUS-003', 'USEE', 'Signed up'],
  ['R-STATUS-004', 'USEAS', 'Signed up'],
  ['R-STATUS-005', 'USES', 'Signed up'],
  ['R-STATUS-006', 'USCAE', 'Near expired'],
  ['R-STATUS-007', 'USCE', 'Expired'],
  ['R-STATUS-008', 'USNC', 'Not completed'],
  ['R-STATUS-009', 'UCWC', 'Completed with credit'],
  ['R-STATUS-010', 'USCVS', 'Completed via skills'],
  ['R-STATUS-011', 'USEWL', 'Enrolled on waiting list'],
  ['R-STATUS-012', 'USEU', 'Unsubscribed'],
  ['R-STATUS-013', 'USNE', 'Not enrolled'],
  ['R-STATUS-014', 'USNCal', 'Not calculated'],
  ['R-STATUS-015', 'UNSU', 'Not signed up'],
  ['R-STATUS-016', 'USC', 'Completed'],
  ['R-STATUS-018', 'USSUN', 'Not signed up'],
  ['R-STATUS-019', 'USSSU', 'Signed up'],
  ['R-STATUS-020', 'USSIP', 'In progress'],
  ['R-STATUS-021', 'USSC', 'Completed'],
  ['R-STATUS-022', 'USSE', 'Expired'],
  ['R-STATUS-023', 'USSAA', 'Awaiting approval'],
  ['R-STATUS-024', 'USSAE', 'Near expired'],
  ['R-STATUS-025', 'USPUN', 'Unregistered'],
  ['R-STATUS-026', 'USPE', 'Expired'],
  ['R-STATUS-027', 'USPAE', 'Near expired'],
  ['R-STATUS-028', 'USPSU', 'Signed up'],
  ['R-STATUS-029', 'USPIP', 'In progress'],
  ['R-STATUS-030', 'USPC', 'Completed'],
  ['R-STATUS-031', 'USPAA', 'Finished'],
])('%s reads %s as %s', (_, code, label) => {
  const meaning = statusMeaning(code);
  expect(meaning && english(meaningLabel(meaning))).toBe(label);
});

it('A-090 reads nothing from an unknown code', () => {
  expect(statusMeaning('USXX')).toBeUndefined();
});
