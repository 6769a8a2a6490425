import { expect, it } from 'vitest';
import { meaningLabel, statusMeaning } from '../../../../src/domain/activities/status/status-codes';
import { english } from '../../english';

it.each([
  ['USASTS', 'Signed up', 'R-STATUS-001'],
  ['USCNR', 'Signed up', 'R-STATUS-002'],
  ['USEE', 'Signed up', 'R-STATUS-003'],
  ['USEAS', 'Signed up', 'R-STATUS-004'],
  ['USES', 'Signed up', 'R-STATUS-005'],
  ['USCAE', 'Near expired', 'R-STATUS-006'],
  ['USCE', 'Expired', 'R-STATUS-007'],
  ['USNC', 'Not completed', 'R-STATUS-008'],
  ['UCWC', 'Completed with credit', 'R-STATUS-009'],
  ['USCVS', 'Completed via skills', 'R-STATUS-010'],
  ['USEWL', 'Enrolled on waiting list', 'R-STATUS-011'],
  ['USEU', 'Unsubscribed', 'R-STATUS-012'],
  ['USNE', 'Not enrolled', 'R-STATUS-013'],
  ['USNCal', 'Not calculated', 'R-STATUS-014'],
  ['UNSU', 'Not signed up', 'R-STATUS-015'],
  ['USC', 'Completed', 'R-STATUS-016'],
  ['USSUN', 'Not signed up', 'R-STATUS-018'],
  ['USSSU', 'Signed up', 'R-STATUS-019'],
  ['USSIP', 'In progress', 'R-STATUS-020'],
  ['USSC', 'Completed', 'R-STATUS-021'],
  ['USSE', 'Expired', 'R-STATUS-022'],
  ['USSAA', 'Awaiting approval', 'R-STATUS-023'],
  ['USSAE', 'Near expired', 'R-STATUS-024'],
  ['USPUN', 'Unregistered', 'R-STATUS-025'],
  ['USPE', 'Expired', 'R-STATUS-026'],
  ['USPAE', 'Near expired', 'R-STATUS-027'],
  ['USPSU', 'Signed up', 'R-STATUS-028'],
  ['USPIP', 'In progress', 'R-STATUS-029'],
  ['USPC', 'Completed', 'R-STATUS-030'],
  ['USPAA', 'Finished', 'R-STATUS-031'],
])('the status code %s has the label %s [%s]', (code, label) => {
  const meaning = statusMeaning(code);
  expect(meaning && english(meaningLabel(meaning))).toBe(label);
});

it('an unknown status code has no label [A-090]', () => {
  expect(statusMeaning('USXX')).toBeUndefined();
});
