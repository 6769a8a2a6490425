import { describe, expect, it } from 'vitest';
import type { View, ViewSize } from '../../../src/domain/catalog/catalog';
import { noChoices } from '../../../src/domain/search/search-choices';
import {
  isCompact,
  sortInForce,
  sortOfView,
  sortOnNavigation,
  sortsOffered,
  viewOfSort,
  viewsOffered,
  withSort,
} from '../../../src/domain/search/sort';

const settings = (listSize: ViewSize, calendarSize: ViewSize, defaultView: View = 'List') => ({
  listSize,
  calendarSize,
  defaultView,
});
const both = settings('Expanded', 'Expanded');
const calendarFirst = settings('Expanded', 'Expanded', 'Calendar');

describe('the view of a search', () => {
  it('sorts by date when it becomes the calendar [R-LAYOUT-001]', () => {
    expect([true, false].map((hasPhrase) => sortOfView('Calendar', { hasPhrase }))).toEqual(['Date', 'Date']);
  });

  it.each([
    [false, 'Alphabetical', 'R-LAYOUT-002'],
    [true, 'Relevant', 'R-LAYOUT-003'],
  ] as const)('with a phrase (%s) sorts by %s when it becomes the list [%s]', (...[hasPhrase, sort]) => {
    expect(sortOfView('List', { hasPhrase })).toBe(sort);
  });

  it.each([
    ['Date', 'Calendar', 'R-LAYOUT-004'],
    ['Relevant', 'List', 'R-LAYOUT-005'],
    ['Alphabetical', 'List', 'R-LAYOUT-005'],
  ] as const)('of a search that is sorted by %s is %s [%s]', (...[sort, view]) => {
    expect(viewOfSort(sort)).toBe(view);
  });

  it.each([
    ['the calendar is hidden', settings('Expanded', 'None'), 'Date', true, 'Relevant'],
    ['the calendar is hidden', settings('Expanded', 'None'), 'Date', false, 'Alphabetical'],
    [
      'the hidden calendar is the default',
      settings('Expanded', 'None', 'Calendar'),
      undefined,
      true,
      'Relevant',
    ],
    ['the list is hidden', settings('None', 'Compact'), 'Alphabetical', true, 'Date'],
    ['the list is hidden', settings('None', 'Compact'), undefined, false, 'Date'],
  ] as const)('falls back when %s [R-LAYOUT-006]', (_, chosen, sort, hasPhrase, expected) => {
    expect(sortInForce(sort, { settings: chosen, hasPhrase })).toBe(expected);
  });

  it.each([
    [calendarFirst, true, 'Date', 'R-LAYOUT-007'],
    [calendarFirst, false, 'Date', 'R-LAYOUT-007'],
    [both, false, 'Alphabetical', 'R-LAYOUT-008'],
    [both, true, 'Relevant', 'R-LAYOUT-009'],
  ] as const)(
    'of %o with a phrase (%s) is sorted by %s by default [%s]',
    (...[layouts, hasPhrase, expected]) => {
      expect(sortInForce(undefined, { settings: layouts, hasPhrase })).toBe(expected);
    },
  );

  it('keeps the chosen sort', () => {
    expect(sortInForce('Alphabetical', { settings: calendarFirst, hasPhrase: true })).toBe('Alphabetical');
  });

  it('is the list when both views are hidden [A-059]', () => {
    expect(viewsOffered(settings('None', 'None'))).toEqual(['List']);
    expect(viewsOffered(both)).toEqual(['List', 'Calendar']);
  });

  it('is compact when its setting is compact [A-059]', () => {
    const layouts = settings('Compact', 'Expanded');
    expect([isCompact('List', layouts), isCompact('Calendar', layouts)]).toEqual([true, false]);
  });
});

describe('the sorts of a search', () => {
  it.each([
    [both, true, ['Relevant', 'Alphabetical', 'Date']],
    [both, false, ['Alphabetical', 'Date']],
    [settings('Expanded', 'None'), true, ['Relevant', 'Alphabetical']],
    [settings('None', 'Expanded'), true, ['Date']],
  ] as const)('of %o with a phrase (%s) are %j [A-076]', (layouts, hasPhrase, sorts) => {
    expect(sortsOffered({ settings: layouts, hasPhrase })).toEqual(sorts);
  });

  it('read relevance without a phrase as the alphabet [A-076 R-LAYOUT-005]', () => {
    expect(sortInForce('Relevant', { settings: both, hasPhrase: false })).toBe('Alphabetical');
  });
});

describe('a change of the sort', () => {
  const dated = { ...noChoices, date: '2026-03-01', sort: 'Date' } as const;

  it('clears the date filter when the sort is no longer by date [R-LAYOUT-010]', () => {
    expect(withSort(dated, 'Date', 'Relevant')).toEqual({ ...noChoices, sort: 'Relevant' });
  });

  it('keeps the date filter otherwise [A-053]', () => {
    expect(withSort({ ...dated, sort: 'Relevant' }, 'Relevant', 'Date').date).toBe('2026-03-01');
    expect(withSort({ ...dated, sort: 'Relevant' }, 'Relevant', 'Alphabetical').date).toBe('2026-03-01');
  });
});

it.each([
  [both, true, 'Relevant'],
  [both, false, 'Alphabetical'],
  [calendarFirst, true, undefined],
])(
  'a link to a search with %o and a phrase (%s) sets the sort %s [R-OTHER-050]',
  (layouts, hasPhrase, sort) => {
    expect(sortOnNavigation({ settings: layouts, hasPhrase })).toBe(sort);
  },
);
