import { describe, expect, it } from 'vitest';
import { phrases, suggestions } from '../../../src/api/search/suggestions';
import { services } from '../fake-server';
import { openApi } from '../an-api';

const path = { scope: 'market-place', id: '11' } as const;

describe('the suggestions of a search', () => {
  it('are fetched by query [R-API-017 A-072]', async () => {
    const { api, calls } = openApi({ autocomplete: { items: [] } });
    expect(await suggestions({ api, path }, 'che')).toEqual([]);
    expect(calls).toEqual([['autocomplete', { path, query: { query: 'che' } }]]);
  });

  it('are read with their fields [R-ENTITY-049]', async () => {
    const response = {
      id: 5,
      value: 'Lab',
      type: 101,
      description: 'D',
      imageURL: 'p1',
      destinationURL: '/x',
    };
    const { api } = openApi({ autocomplete: { data: { items: [response, { id: 6, value: 'Lot' }] } } });
    expect(await suggestions({ api, path }, 'l')).toEqual([
      {
        id: '5',
        value: 'Lab',
        type: 'course',
        description: 'D',
        image: `${services.gallery}/images/p1?size=thumbnail`,
        href: '/x',
      },
      { id: '6', value: 'Lot' },
    ]);
  });

  it('have no link that could run as a script [A-124]', async () => {
    const response = { id: 5, value: 'Lab', destinationURL: 'java\nscript:alert(1)' };
    const { api } = openApi({ autocomplete: { items: [response] } });
    expect(await suggestions({ api, path }, 'l')).toEqual([{ id: '5', value: 'Lab' }]);
  });
});

describe('recent and popular phrases', () => {
  it.each([
    ['searchHistory', 'R-API-018'],
    ['searchRecent', 'R-API-019'],
  ] as const)('of %s are the titles below data [%s]', async (...[operation]) => {
    const { api, calls } = openApi({
      [operation]: { data: [{ title: 'lab' }, { title: null }, { title: 'fire' }] },
    });
    expect(await phrases({ api, path }, operation)).toEqual(['lab', 'fire']);
    expect(calls).toEqual([[operation, { path }]]);
  });
});
