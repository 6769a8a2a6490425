import { describe, expect, it } from 'vitest';
import { statusLabel } from '../../../../src/domain/activities/status/status-labels';
import { seeAllStatusLabel } from '../../../../src/domain/activities/status/see-all-status';

describe('the status label on a see-all page', () => {
  it.each(['USPUN', 'USEU', 'UNSU', 'USSUN', 'USNE', 'USEWL'])(
    'is not shown for %s [R-STATUS-059]',
    (code) => {
      expect(seeAllStatusLabel(code)).toBeUndefined();
    },
  );

  it.each(['USC', 'USNC', 'USCE', 'USSIP'])('is the usual one for %s [A-092]', (code) => {
    expect(seeAllStatusLabel(code)).toBe(statusLabel(code));
    expect(seeAllStatusLabel(code)).toBeDefined();
  });
});
