import { expect, it } from 'vitest';
import { statusTone } from '../../../../src/domain/activities/status/status-tone';

it.each([
  ['USC', 'done'],
  ['UCWC', 'done'],
  ['USPAA', 'done'],
  ['USEE', 'active'],
  ['USSIP', 'active'],
  ['USCAE', 'soon'],
  ['USCE', 'alert'],
  ['USNC', 'alert'],
  ['USEWL', 'waiting'],
  ['USSAA', 'waiting'],
  ['UNSU', 'none'],
  ['of another server', 'none'],
])('the status %s has the tone %s [R-STATUS-001]', (code, tone) => {
  expect(statusTone(code)).toBe(tone);
});
