import { describe, expect, it } from 'vitest';
import { nextPage, search } from '../../../src/api/search/search';
import { noChoices } from '../../../src/domain/search/search-choices';
import { openApi } from '../an-api';

const path = { scope: 'catalog', id: '4' } as const;
const row = (id: number, type: unknown = 101) => ({ id, type, title: `Row ${id}` });
const runSearch = (answer: unknown, choices: object = {}) => {
  const { api, calls, misfits } = openApi({ searchCatalog: answer, searchAllInCatalog: answer });
  return { calls, misfits, page: search({ api, path }, { ...noChoices, ...choices }) };
};

describe('a search request', () => {
  it('has the phrase as q [R-API-011 R-ENTITY-078]', async () => {
    const { calls, page } = runSearch({ items: [] }, { phrase: ' lab ' });
    await page;
    expect(calls).toEqual([['searchCatalog', { path, query: { q: ['lab'] } }]]);
  });

  it.each(['', '   '])('finds everything without a phrase (%j) [R-API-012]', async (phrase) => {
    const { calls, page } = runSearch({ items: [] }, { phrase });
    await page;
    expect(calls).toEqual([['searchAllInCatalog', { path, query: {} }]]);
  });

  it('repeats a parameter for several values [R-API-013 R-VALID-027]', async () => {
    const choices = { phrase: 'lab', tags: ['1', '2'], classTags: ['3'], types: ['course', 'pdf'] };
    const { calls, page } = runSearch({ items: [] }, { ...choices, mandatory: true, date: '2026-01-31' });
    await page;
    const query = { q: ['lab'], ma: ['true'], ty: ['101', '203'], ta: ['1', '2'], cta: ['3'] };
    expect(calls[0]?.[1]).toMatchObject({ query: { ...query, std: ['2026-01-31'] } });
  });

  it('never has an id or the archived filter [R-VALID-024 R-VALID-028]', async () => {
    const { calls, page } = runSearch(
      { items: [] },
      { phrase: 'lab', includeArchived: true, activitiesText: 'x' },
    );
    await page;
    expect(calls).toEqual([['searchCatalog', { path, query: { q: ['lab'] } }]]);
  });

  it('can be sent to a marketplace [R-API-010]', async () => {
    const { api, calls } = openApi({ searchAllInCatalog: { items: [] } });
    await search({ api, path: { scope: 'market-place', id: '11' } }, noChoices);
    expect(calls[0]?.[1]).toMatchObject({ path: { scope: 'market-place', id: '11' } });
  });
});

describe('the answer of a search', () => {
  it('has items, their number, another phrase and the next page [R-API-014 R-ENTITY-048]', async () => {
    const answer = {
      items: [row(1)],
      count: 40,
      suggestions: ['a'],
      nextPageLink: 'x?y=1',
      tagIds: [],
      types: [],
    };
    expect(await runSearch(answer).page).toMatchObject({
      items: [{ id: '1', title: 'Row 1' }],
      count: 40,
      suggestedPhrase: 'a',
      nextPageLink: 'x?y=1',
    });
  });

  it.each([
    [{ suggested: 'b', suggestions: ['a'] }, 'b'],
    [{ suggested: null, suggestions: ['a', 'c'] }, 'a'],
    [{ suggestions: [] }, undefined],
    [{ suggestions: null }, undefined],
  ])('suggests for %j the phrase %s [A-074]', async (answer, suggestedPhrase) => {
    expect((await runSearch({ items: [], ...answer }).page).suggestedPhrase).toBe(suggestedPhrase);
  });

  it.each([
    [{ ty: { 101: 12, 202: 0 }, USC: { USC: 3 } }, { types: { 101: 12, 202: 0 }, statuses: { USC: 3 } }, []],
    [{ ta: { a1: 1 }, cta: { b2: 2 }, other: 4 }, { tags: { a1: 1 }, classTags: { b2: 2 } }, []],
    [{ ty: { 101: 12, 202: 'many' }, ta: { a1: 1 } }, { tags: { a1: 1 } }, ['ty']],
    [{ ty: { 101: -1 }, ta: 7 }, {}, ['ty', 'ta']],
    [{ ty: null }, {}, []],
    [null, undefined, []],
    [{ ty: [], usc: { USC: 1 } }, { statuses: { USC: 1 } }, ['ty']],
    ['none', undefined, ['']],
  ])(
    'has the counts of %j as %j, and reports only what cannot be read [O-25 O-19]',
    async (facets, expected, wrong) => {
      const { page, misfits } = runSearch({ items: [row(1)], count: 1, facets });
      expect(await page).toMatchObject({ count: 1, items: [{ id: '1' }] });
      expect((await page).facets).toEqual(expected);
      const paths = misfits.map((misfit) => /facets\.?(\w*):/.exec(misfit)?.[1]);
      expect(paths.sort()).toEqual([...wrong].sort());
    },
  );

  it('reads numbers as types, and drops only an item of unknown type [R-API-015 A-056]', async () => {
    const { page, misfits } = runSearch({ items: [row(1, 202), row(2, 300), row(3, '205')], count: 3 });
    const { items, unreadable } = await page;
    expect(items.map(({ id, type }) => [id, type])).toEqual([
      ['1', 'video'],
      ['3', 'audio'],
    ]);
    expect(unreadable).toBe(1);
    expect(misfits).toEqual(['searchAllInCatalog: [].type: expected a known item type, got 300']);
  });

  it('can be below data and without a count [A-105]', async () => {
    const page = await runSearch({ data: { items: [row(1)], count: null, nextPageLink: null } }).page;
    expect(page).toMatchObject({ count: 1, items: [{ id: '1' }] });
    expect(page).not.toHaveProperty('nextPageLink');
  });

  it('has count and next page beside a list below Data [O-19]', async () => {
    const answer = { Data: { Items: [row(1)] }, Count: 120, NextPageLink: 'x' };
    expect(await runSearch(answer).page).toMatchObject({ count: 120, nextPageLink: 'x' });
  });

  it('has a link to the next page, which is requested unchanged [R-API-016]', async () => {
    const { api, calls } = openApi({ nextPage: { items: [row(2)], count: 40 } });
    const link = 'catalog/4/search?q=a%20b&cursor=%2F~';
    expect(await nextPage(api, link)).toMatchObject({ items: [{ id: '2' }], count: 40 });
    expect(calls).toEqual([['nextPage', link]]);
  });
});
