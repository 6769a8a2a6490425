import { describe, expect, it } from 'vitest';
import { tagCategories } from '../../../src/api/search/tags';
import { openApi } from '../an-api';

describe('the tags of a catalog', () => {
  it('are read as categories with their tags [R-API-063 R-ENTITY-062]', async () => {
    const response = { id: 1, name: 'Subject', catalogTags: [{ id: 2, name: 'Fire', type: 1 }] };
    const { api, calls } = openApi({
      categorizedTags: { data: [response, { id: 9, name: 'Empty', catalogTags: null }] },
    });
    expect(await tagCategories(api)).toEqual([
      { id: '1', name: 'Subject', tags: [{ id: '2', name: 'Fire', kind: 'Tag' }] },
      { id: '9', name: 'Empty', tags: [] },
    ]);
    expect(calls).toEqual([['categorizedTags', {}]]);
  });

  it.each([
    [1, 'Tag'],
    [3, 'ClassTag'],
    [undefined, 'Tag'],
  ])('of type %s is a %s [R-ENTITY-063]', async (type, kind) => {
    const { api } = openApi({ categorizedTags: [{ id: 1, catalogTags: [{ id: 2, type }] }] });
    expect((await tagCategories(api))[0]?.tags[0]?.kind).toBe(kind);
  });
});
