import { describe, expect, it } from 'vitest';
import { listStatus, listStatusLabel } from '../../../../src/domain/activities/status/list-status';

describe('the status of an item in a list', () => {
  it.each([
    ['USNC', 'NotCompleted'],
    ['USCAE', 'NearExpired'],
    ['USPE', 'Expired'],
    ['USCVS', 'Completed'],
    ['USSC', 'Completed'],
  ])('of %s is %s, with its label [R-STATUS-057]', (code, status) => {
    expect(listStatus(code)).toBe(status);
    expect(listStatusLabel(code)).toBeDefined();
  });

  it('of UNSU is not signed up, without a label [R-STATUS-058]', () => {
    expect(listStatus('UNSU')).toBe('NotSignedUp');
    expect(listStatusLabel('UNSU')).toBeUndefined();
  });

  it.each(['USNE', 'USEU', 'USSUN', 'USEWL', 'USEAS', 'USPIP'])('is nothing for %s [A-092]', (code) => {
    expect(listStatus(code)).toBeUndefined();
    expect(listStatusLabel(code)).toBeUndefined();
  });
});
