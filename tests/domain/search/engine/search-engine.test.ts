import { describe, expect, it } from 'vitest';
import type { SearchSettings } from '../../../../src/domain/catalog/catalog';
import type { ModuleSettings } from '../../../../src/domain/catalog/module-settings';
import { searchCategories } from '../../../../src/domain/search/filters/filter-categories';
import { readSearchEngine, settingsForEngine } from '../../../../src/domain/search/engine/search-engine';
import { sortsOffered } from '../../../../src/domain/search/sort';
import { engineOf, searchClient } from './an-engine';
import { problemMessage } from '../../../../src/domain/setup/problem';

const modules = { targetGroups: true } as ModuleSettings;

describe('a search engine of the page', () => {
  it.each([
    [
      'nothing',
      undefined,
      'searchSource.searchClient: expected an object with a search function, got undefined',
    ],
    [
      'a client without search',
      { searchClient: {}, indexName: 'offers' },
      'searchSource.searchClient: expected an object with a search function, got object',
    ],
    ['no index', { searchClient }, 'searchSource.indexName: expected the name of an index, got undefined'],
    [
      'an unknown order',
      { searchClient, indexName: 'offers', sorts: { Newest: 'x' } },
      'searchSource.sorts.Newest: expected one of Relevant, Alphabetical, Date, got "Newest"',
    ],
  ])('is reported for %s [O-11]', (_, input, problem) => {
    const read = readSearchEngine(input);
    expect('problem' in read && problemMessage(read.problem)).toBe(problem);
  });

  it('is reported for a field that no filter has, with the possible fields [O-11]', () => {
    const read = readSearchEngine({ searchClient, indexName: 'offers', fields: { colour: 'c' } });
    expect('problem' in read && problemMessage(read.problem)).toMatch(
      /fields\.colour: expected one of .*types, tags/,
    );
  });
});

describe('the settings of a search by an engine', () => {
  const settings = {
    mostUsedFilters: true,
    showStatusFilter: true,
    showTypeFilter: true,
    showAllTagCategories: true,
    tagCategoryIds: ['subject'],
    listSize: 'Expanded',
    calendarSize: 'Expanded',
    defaultView: 'List',
  } as const;

  /** The most used filters by their ids, and the kinds of the other categories. */
  const optionsOf = (able: SearchSettings) =>
    searchCategories({ settings: able, modules, viewer: { login: 'user' }, tagCategories: [] }).flatMap(
      ({ options }) => [...new Set(options.map(({ id, kind }) => (kind === 'mostUsed' ? id : kind)))],
    );

  it('exclude what an index does not support', () => {
    const able = settingsForEngine(settings, engineOf());
    expect(optionsOf(able)).toEqual(['openForSignup', 'types']);
    expect(able).toMatchObject({ showAllTagCategories: true, calendarSize: 'None' });
  });

  it('include what the page has a field and an order for', () => {
    const engine = engineOf({
      fields: { statuses: 'state', signedUp: 'mine', tags: null },
      sorts: { Date: 'by_date', Alphabetical: 'by_title' },
    });
    const able = settingsForEngine({ ...settings, mostUsedFilters: 8 | 4 }, engine);
    expect(optionsOf(able)).toEqual(['signedUp', 'statuses', 'types']);
    expect(able).toMatchObject({ tagCategoryIds: [] });
    expect(sortsOffered({ settings: able, hasPhrase: true })).toEqual(['Relevant', 'Alphabetical', 'Date']);
  });

  it('have no order without an index', () => {
    const able = settingsForEngine(settings, engineOf());
    expect(sortsOffered({ settings: able, hasPhrase: true })).toEqual(['Relevant']);
  });
});
