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

describe('views and sorts', () => {
  it('R-LAYOUT-001 choosing calendar sorts by date', () => {
    expect([true, false].map((hasPhrase) => sortOfView('Calendar', { hasPhrase }))).toEqual(['Date', 'Date']);
  });

  it.each([
    ['R-LAYOUT-002', false, 'Alphabetical'],
    ['R-LAYOUT-003', true, 'Relevant'],
  ] as const)('%s choosing list with a phrase (%s) sorts by %s', (_, hasPhrase, sort) => {
    expect(sortOfView('List', { hasPhrase })).toBe(sort);
  });

  it.each([
    ['R-LAYOUT-004', 'Date', 'Calendar'],
    ['R-LAYOUT-005', 'Relevant', 'List'],
    ['R-LAYOUT-005', 'Alphabetical', 'List'],
  ] as const)('%s sorted by %s the view is %s', (_, sort, view) => {
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
  ] as const)('R-LAYOUT-006 falls back when %s', (_, chosen, sort, hasPhrase, expected) => {
    expect(sortInForce(sort, { settings: chosen, hasPhrase })).toBe(expected);
  });

  it.each([
    ['R-LAYOUT-007', calendarFirst, true, 'Date'],
    ['R-LAYOUT-007', calendarFirst, false, 'Date'],
    ['R-LAYOUT-008', both, false, 'Alphabetical'],
    ['R-LAYOUT-009', both, true, 'Relevant'],
  ] as const)('%s the default sort of %o with a phrase (%s) is %s', (_, given, hasPhrase, expected) => {
    expect(sortInForce(undefined, { settings: given, hasPhrase })).toBe(expected);
  });

  it('keeps the sort that was chosen', () => {
    expect(sortInForce('Alphabetical', { settings: calendarFirst, hasPhrase: true })).toBe('Alphabetical');
  });

  it('A-059 reads two hidden views as the list', () => {
    expect(viewsOffered(settings('None', 'None'))).toEqual(['List']);
    expect(viewsOffered(both)).toEqual(['List', 'Calendar']);
  });

  it('A-059 lays out a compact view compactly', () => {
    const given = settings('Compact', 'Expanded');
    expect([isCompact('List', given), isCompact('Calendar', given)]).toEqual([true, false]);
  });
});

describe('sorts to choose from', () => {
  it.each([
    [both, true, ['Relevant', 'Alphabetical', 'Date']],
    [both, false, ['Alphabetical', 'Date']],
    [settings('Expanded', 'None'), true, ['Relevant', 'Alphabetical']],
    [settings('None', 'Expanded'), true, ['Date']],
  ] as const)('A-076 of %o with a phrase (%s) are %j', (given, hasPhrase, sorts) => {
    expect(sortsOffered({ settings: given, hasPhrase })).toEqual(sorts);
  });

  it('A-076 R-LAYOUT-005 take relevance without a phrase for the alphabet', () => {
    expect(sortInForce('Relevant', { settings: both, hasPhrase: false })).toBe('Alphabetical');
  });
});

describe('changing the sort', () => {
  const dated = { ...noChoices, date: '2026-03-01', sort: 'Date' } as const;

  it('R-LAYOUT-010 clears the date filter when leaving the date', () => {
    expect(withSort(dated, 'Date', 'Relevant')).toEqual({ ...noChoices, sort: 'Relevant' });
  });

  it('A-053 keeps the date filter when choosing the date or sorting otherwise', () => {
    expect(withSort({ ...dated, sort: 'Relevant' }, 'Relevant', 'Date').date).toBe('2026-03-01');
    expect(withSort({ ...dated, sort: 'Relevant' }, 'Relevant', 'Alphabetical').date).toBe('2026-03-01');
  });
});

it.each([
  [both, true, 'Relevant'],
  [both, false, 'Alphabetical'],
  [calendarFirst, true, undefined],
])('R-OTHER-050 going to a search with %o and a phrase (%s) sets %s', (given, hasPhrase, sort) => {
  expect(sortOnNavigation({ settings: given, hasPhrase })).toBe(sort);
});
