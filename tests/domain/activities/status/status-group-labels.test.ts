import { expect, it } from 'vitest';
import { statusGroupLabels } from '../../../../src/domain/activities/status/status-group-labels';
import { english } from '../../english';

it.each([
  ['NearExpired', 'Near expired'],
  ['AwaitingApproval', 'Awaiting approval'],
  ['InProgress', 'In progress'],
] as const)('the filter for the status group %s has the label %s', (group, text) => {
  expect(english(statusGroupLabels[group])).toBe(text);
});
