import { describe, expect, it } from 'vitest';
import { statusLabel } from '../../../../src/domain/activities/status/status-labels';
import { seeAllStatusLabel } from '../../../../src/domain/activities/status/see-all-status';

describe('status labels on see-all', () => {
  it.each(['USPUN', 'USEU', 'UNSU', 'USSUN', 'USNE', 'USEWL'])('does not show %s [R-STATUS-059]', (code) => {
    expect(seeAllStatusLabel(code)).toBeUndefined();
  });

  it.each(['USC', 'USNC', 'USCE', 'USSIP'])('shows %s as elsewhere [A-092]', (code) => {
    expect(seeAllStatusLabel(code)).toBe(statusLabel(code));
    expect(seeAllStatusLabel(code)).toBeDefined();
  });
});
