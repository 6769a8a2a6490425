import { describe, expect, it } from 'vitest';
import { engineRequest, suggestionRequest } from '../../../../src/domain/search/engine/engine-request';
import { noChoices, type SearchChoices } from '../../../../src/domain/search/search-choices';
import { engineOf } from './an-engine';
import { aCategory } from '../some-categories';

const categories = [
  aCategory('subject', ['law', 'it']),
  aCategory('level', ['new']),
  aCategory('place', ['hall'], 'ClassTag'),
];

const requestOf = (choices: Partial<SearchChoices>, options?: object, page = 0) =>
  engineRequest(engineOf(options), {
    choices: { ...noChoices, ...choices },
    categories,
    catalogId: '1',
    page,
  });

describe('the request to a search engine', () => {
  it('has phrase, page and rows, and nothing that is not chosen [R-API-013]', () => {
    expect(requestOf({ phrase: ' first aid ' }, {}, 2)).toEqual({
      indexName: 'offers',
      params: { query: 'first aid', page: 2, hitsPerPage: 12 },
    });
  });

  it.each<[string, Partial<SearchChoices>, string[][]]>([
    ['types by code', { types: ['course', 'video'] }, [['type:101', 'type:202']]],
    ['tags of one category as one group', { tags: ['law', 'it'] }, [['tags:law', 'tags:it']]],
    ['tags of two categories as two', { tags: ['law', 'new'] }, [['tags:law'], ['tags:new']]],
    [
      'a category instead of its tags',
      { tags: ['law'], tagCategories: ['subject'] },
      [['tagCategories:subject']],
    ],
    ['class tags by their own field', { classTags: ['hall'] }, [['classTags:hall']]],
    ['a class category', { classTagCategories: ['place'] }, [['classTagCategories:place']]],
    ['open for sign-up', { openForSignup: true }, [['openForSignup:true']]],
  ])('has %s [R-API-013]', (_, choices, facetFilters) => {
    expect(requestOf(choices).params.facetFilters).toEqual(facetFilters);
  });

  it.each<[string, Partial<SearchChoices>, object, string[][]]>([
    ['mandatory', { mandatory: true }, { mandatory: 'required' }, [['required:true']]],
    ['statuses', { statuses: ['USC'] }, { statuses: 'state' }, [['state:USC']]],
    ['the catalog', {}, { catalogs: 'catalogs' }, [['catalogs:1']]],
    ['nothing for a field that is switched off', { types: ['course'] }, { types: null }, []],
  ])('has %s when the page names a field', (_, choices, fields, facetFilters) => {
    expect(requestOf(choices, { fields }).params.facetFilters ?? []).toEqual(facetFilters);
  });

  it('has records that begin on the chosen day or later, in seconds [A-075]', () => {
    expect(requestOf({ date: '2026-03-02' }).params.numericFilters).toEqual(['startsAt>=1772409600']);
  });

  it.each([
    ['Date', 'offers_by_date'],
    ['Relevant', 'offers'],
    ['Alphabetical', 'offers'],
  ] as const)('uses for the sort %s the index %s', (sort, indexName) => {
    expect(requestOf({ sort }, { sorts: { Date: 'offers_by_date' } }).indexName).toBe(indexName);
  });

  it('has a few records for suggestions [R-API-017]', () => {
    const engine = engineOf({ fields: { catalogs: 'catalogs' } });
    expect(suggestionRequest(engine, ' first', '2').params).toEqual({
      query: 'first',
      page: 0,
      hitsPerPage: 6,
      facetFilters: [['catalogs:2']],
    });
  });
});
