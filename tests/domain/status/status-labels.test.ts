import { describe, expect, it } from 'vitest';
import {
  listStatus,
  listStatusLabel,
  seeAllStatusLabel,
  statusLabel,
} from '../../../src/domain/status/status-labels';

describe('status labels', () => {
  it.each(['USNE', 'UNSU', 'USEU'])('R-STATUS-017 never shows %s', (code) => {
    expect(statusLabel(code)).toBeUndefined();
    expect(seeAllStatusLabel(code)).toBeUndefined();
    expect(listStatusLabel(code)).toBeUndefined();
  });

  it.each([
    ['USC', 'STATUS_COMPLETED'],
    ['UCWC', 'STATUS_COMPLETED_WITH_CREDIT'],
    ['USEWL', 'STATUS_WAITING_LIST'],
    ['USNCal', 'STATUS_NOT_CALCULATED'],
    ['USSUN', 'STATUS_NOT_SIGNED_UP'],
  ])('shows %s as %s', (code, label) => {
    expect(statusLabel(code)).toBe(label);
  });

  it.each(['USPUN', 'USPAA', 'USXX', ''])('A-090 has no label for %j, which is in no group', (code) => {
    expect(statusLabel(code)).toBeUndefined();
  });
});

describe('status labels on see-all', () => {
  it.each(['USPUN', 'USEU', 'UNSU', 'USSUN', 'USNE', 'USEWL'])('R-STATUS-059 does not show %s', (code) => {
    expect(seeAllStatusLabel(code)).toBeUndefined();
  });

  it.each(['USC', 'USNC', 'USCE', 'USSIP'])('A-092 shows %s as elsewhere', (code) => {
    expect(seeAllStatusLabel(code)).toBe(statusLabel(code));
    expect(seeAllStatusLabel(code)).toBeDefined();
  });
});

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
