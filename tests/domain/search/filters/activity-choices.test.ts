import { expect, it } from 'vitest';
import { activityChoices, withActivityChoices } from '../../../../src/domain/search/filters/activity-choices';
import { choicesFromQuery, queryFromChoices } from '../../../../src/domain/search/choices-query';
import { noChoices } from '../../../../src/domain/search/search-choices';

const all = choicesFromQuery('ty=101&ma=true&st=2&at=1&at=2&sat=3&ct=101&mas=aid&maa=true');

it('the filters of my activities are system types, statuses, text and the archived flag [R-ENTITY-069]', () => {
  expect(activityChoices(all)).toEqual({
    ...noChoices,
    systemTypes: ['1', '2'],
    systemStatuses: ['3'],
    contentTypes: ['101'],
    activitiesText: 'aid',
    includeArchived: true,
  });
});

it('a change of my activities keeps the filters of a search in the address [R-OTHER-049]', () => {
  const next = withActivityChoices(all, { ...activityChoices(all), systemTypes: [], activitiesText: '' });
  expect(queryFromChoices(next)).toBe('ma=true&st=2&ty=101&sat=3&ct=101&maa=true');
});
