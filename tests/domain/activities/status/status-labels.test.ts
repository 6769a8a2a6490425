import { describe, expect, it } from 'vitest';
import { statusLabel } from '../../../../src/domain/activities/status/status-labels';
import { listStatusLabel } from '../../../../src/domain/activities/status/list-status';
import { seeAllStatusLabel } from '../../../../src/domain/activities/status/see-all-status';

describe('a status label', () => {
  it.each(['USNE', 'UNSU', 'USEU'])('is never shown for %s [R-STATUS-017]', (code) => {
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
  ])('is for %s the text %s', (code, label) => {
    expect(statusLabel(code)).toBe(label);
  });

  it.each(['USPUN', 'USPAA', 'USXX', ''])('is missing for %j, which is in no group [A-090]', (code) => {
    expect(statusLabel(code)).toBeUndefined();
  });
});
