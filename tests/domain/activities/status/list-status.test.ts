import { describe, expect, it } from 'vitest';
import { listStatus, listStatusLabel } from '../../../../src/domain/activities/status/list-status';

describe('status in lists', () => {
  it.each([
    ['USNC', 'NotCompleted'],
    ['USCAE', 'NearExpired'],
    ['USPE', 'Expired'],
    ['USCVS', 'Completed'],
    ['USSC', 'Completed'],
  ])('R-STATUS-057 gives %s the status %s and its label', (code, status) => {
    expect(listStatus(code)).toBe(status);
    expect(listStatusLabel(code)).toBeDefined();
  });

  it('R-STATUS-058 calls UNSU not signed up, without a label', () => {
    expect(listStatus('UNSU')).toBe('NotSignedUp');
    expect(listStatusLabel('UNSU')).toBeUndefined();
  });

  it.each(['USNE', 'USEU', 'USSUN', 'USEWL', 'USEAS', 'USPIP'])('A-092 has no list status for %s', (code) => {
    expect(listStatus(code)).toBeUndefined();
    expect(listStatusLabel(code)).toBeUndefined();
  });
});
