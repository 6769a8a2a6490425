import { expect, it } from 'vitest';
import {
  addInterests,
  interestTags,
  myInterests,
  removeInterests,
} from '../../../src/api/interests/interests';
import { openApi } from '../an-api';

it('R-API-064 R-ENTITY-061 reads the tags with id, name and whether they are chosen', async () => {
  const { api } = openApi({
    interestTags: [{ tagId: 1, name: 'Health', isSelected: true }, { tagId: '2' }, { name: 'no id' }],
  });
  expect(await interestTags(api)).toEqual([
    { id: '1', name: 'Health', isSelected: true },
    { id: '2', name: '', isSelected: false },
  ]);
});

it('R-API-065 R-API-067 adds tags by their ids', async () => {
  const { api, calls } = openApi({ addInterests: {} });
  await addInterests(api, 'u', ['1', '2']);
  expect(calls).toEqual([['addInterests', { path: { userId: 'u' }, body: { interests: ['1', '2'] } }]]);
});

it('R-API-066 R-API-067 removes tags by their ids, one key each', async () => {
  const { api, calls } = openApi({ deleteInterests: {} });
  await removeInterests(api, ['1', '2']);
  expect(calls).toEqual([['deleteInterests', { query: { keys: ['1', '2'] } }]]);
});

it('R-API-050 asks for the size before the page', async () => {
  const { api, calls } = openApi({ myInterests: [] });
  await myInterests(api, { page: 2, size: 12 });
  expect(calls).toEqual([['myInterests', { path: { pageSize: 12, page: 2 } }]]);
});

it.each([
  ['R-CONST-043', 1, 'course'],
  ['R-CONST-043', 9, 'conversation'],
  ['R-ENTITY-053', 102, 'eLearning'],
])('%s reads the type code %s as %s', async (_, type, name) => {
  const { api } = openApi({ myInterests: [{ id: 'a', name: 'A', type }] });
  expect((await myInterests(api, { page: 0, size: 12 })).items[0]?.type).toBe(name);
});
