import { describe, expect, it } from 'vitest';
import {
  countingRequests,
  engineFacets,
  type AttributeCounts,
} from '../../../../src/domain/search/engine/engine-counts';
import { noChoices, type SearchChoices } from '../../../../src/domain/search/search-choices';
import { engineOf } from './an-engine';
import { aCategory } from '../some-categories';

const categories = [
  aCategory('2', ['openForSignup'], 'mostUsed'),
  aCategory('3', ['course', 'video'], 'types'),
  aCategory('subject', ['law', 'it']),
  aCategory('level', ['new']),
  aCategory('place', ['hall'], 'ClassTag'),
];

const requestsOf = (choices: Partial<SearchChoices>, options?: object) =>
  countingRequests(engineOf(options), {
    choices: { ...noChoices, ...choices },
    categories,
    catalogId: '1',
    page: 0,
  });
const countedBy = ({ categories: counted }: ReturnType<typeof requestsOf>[number]) =>
  counted.map(({ id }) => id);

describe('the requests that count the results of each filter option', () => {
  it('are the search alone as long as nothing is chosen [O-25]', () => {
    const [search, ...others] = requestsOf({ phrase: 'aid' });
    expect(others).toEqual([]);
    expect(search?.request.params).toMatchObject({
      query: 'aid',
      hitsPerPage: 12,
      facets: ['type', 'tags', 'classTags'],
    });
  });

  it('ignore in each category the choice in the category itself, and return no records [O-25]', () => {
    const [search, types, subjects] = requestsOf({ types: ['course'], tags: ['law'] });
    expect(search && countedBy(search)).toEqual(['level', 'place']);
    expect(search?.request.params.facetFilters).toEqual([['type:101'], ['tags:law']]);
    expect(types && countedBy(types)).toEqual(['3']);
    expect(types?.request.params).toMatchObject({
      hitsPerPage: 0,
      facets: ['type'],
      facetFilters: [['tags:law']],
    });
    expect(subjects && countedBy(subjects)).toEqual(['subject']);
    expect(subjects?.request.params).toMatchObject({
      hitsPerPage: 0,
      facets: ['tags'],
      facetFilters: [['type:101']],
    });
  });

  it('ignore a category that is chosen as a whole in the same way [O-25]', () => {
    const [, subjects] = requestsOf({ tagCategories: ['subject'], openForSignup: true });
    expect(subjects?.request.params.facetFilters).toEqual([['openForSignup:true']]);
  });

  it('leave out attributes that the engine does not have, and ask for nothing if it has none [O-25]', () => {
    expect(requestsOf({}, { fields: { types: null } })[0]?.request.params.facets).toEqual([
      'tags',
      'classTags',
    ]);
    const none = { types: null, tags: null, classTags: null };
    expect(requestsOf({ types: ['course'] }, { fields: none })[0]?.request.params).not.toHaveProperty(
      'facets',
    );
  });
});

const facetsOf = (choices: Partial<SearchChoices>, responses: (AttributeCounts | undefined)[]) =>
  engineFacets(engineOf(), requestsOf(choices), responses);
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`value-${at}`, 1]));

describe('the counts of an engine', () => {
  it('have the values of each category from the response that counts it [O-25]', () => {
    const facets = facetsOf({ types: ['course'] }, [
      { type: { 101: 3 }, tags: { law: 2, new: 1 }, classTags: { hall: 1 } },
      { type: { 101: 3, 202: 9 } },
    ]);
    expect(facets).toEqual({
      types: { 101: 3, 202: 9 },
      tags: { law: 2, it: 0, new: 1 },
      classTags: { hall: 1 },
    });
  });

  it.each<[string, AttributeCounts | undefined, string[]]>([
    ['the response has no counts', undefined, []],
    ['an attribute is missing', { type: { 101: 1 } }, ['types']],
    ['its list might be cut at 100 values', { type: { 101: 1 }, tags: many(100) }, ['types']],
    ['its list might be cut at 1000 values', { type: { 101: 1 }, tags: many(1000) }, ['types']],
  ])('leave a filter out when %s [O-25]', (_, response, counted) => {
    expect(Object.keys(facetsOf({}, [response]))).toEqual(counted);
  });
});
