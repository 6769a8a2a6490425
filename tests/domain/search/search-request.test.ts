import fc from 'fast-check';
import { expect, it } from 'vitest';
import { activitiesQuery, searchQuery } from '../../../src/domain/search/search-request';
import { noChoices, type SearchChoices } from '../../../src/domain/search/search-choices';
import { someChoices } from './some-choices';

const everything: SearchChoices = {
  phrase: ' first aid ',
  mandatory: true,
  targetGroup: true,
  signedUp: true,
  openForSignup: true,
  types: ['course', 'video'],
  statuses: ['USC'],
  tags: ['1', '2'],
  classTags: ['3'],
  tagCategories: ['4'],
  classTagCategories: ['5'],
  systemTypes: ['6'],
  systemStatuses: ['7'],
  contentTypes: ['8'],
  activitiesText: 'aid',
  includeArchived: true,
  date: '2026-03-01',
  sort: 'Relevant',
};

it('a search request has q and the filters of the search [R-API-013 R-ENTITY-078]', () => {
  expect(new URLSearchParams(searchQuery(everything)).toString()).toBe(
    'q=first+aid&ma=true&tg=true&su=true&ofs=true&st=0&ty=101&ty=202&ta=1&ta=2&cta=3&usc=USC&std=2026-03-01&tcat=4&ctcat=5',
  );
});

it('a request of my activities has the archived flag and its own filters [R-API-049 R-FILTER-016]', () => {
  expect(new URLSearchParams(activitiesQuery(everything)).toString()).toBe(
    'at=6&sat=7&ct=8&mas=aid&maa=true',
  );
});

it('a search request never has the archived filter [R-VALID-028]', () => {
  fc.assert(
    fc.property(someChoices, (choices) => {
      expect(searchQuery(choices).map(([name]) => name)).not.toContain('maa');
    }),
  );
});

it('a request without choices has no parameters [R-VALID-025 R-VALID-026]', () => {
  expect([searchQuery(noChoices), activitiesQuery(noChoices)]).toEqual([[], []]);
});
