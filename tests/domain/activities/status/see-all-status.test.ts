import { describe, expect, it } from 'vitest';
import { statusLabel } from '../../../../src/domain/activities/status/status-labels';
import { seeAllStatusLabel } from '../../../../src/domain/activities/status/see-all-status';

describe('status labels on see-all', () => {
  it.each(['USPUN', 'USEU', 'UNSU', 'USSUN', 'USNE', 'USEWL'])('R-STATUS-059 does not show %s', (code) => {
    expect(seeAllStatusLabel(code)).toBeUndefined();
  });

  it.each(['USC', 'USNC', 'USCE', 'USSIP'])('A-092 shows %s as elsewhere', (code) => {
    expect(seeAllStatusLabel(code)).toBe(statusLabel(code));
    expect(seeAllStatusLabel(code)).toBeDefined();
  });
});
