import { expect, it } from 'vitest';
import {
  addInterests,
  interestTags,
  myInterests,
  removeInterests,
} from '../../../src/api/interests/interests';
import { openApi } from '../an-api';

it('the interest tags have id, name and whether they are chosen [R-API-064 R-ENTITY-061]', async () => {
  const { api } = openApi({
    interestTags: [{ tagId: 1, name: 'Health', isSelected: true }, { tagId: '2' }, { name: 'no id' }],
  });
  expect(await interestTags(api)).toEqual([
    { id: '1', name: 'Health', isSelected: true },
    { id: '2', name: '', isSelected: false },
  ]);
});

it('adding interests sends the ids of the tags [R-API-065 R-API-067]', async () => {
  const { api, calls } = openApi({ addInterests: {} });
  await addInterests(api, 'u', ['1', '2']);
  expect(calls).toEqual([['addInterests', { path: { userId: 'u' }, body: { interests: ['1', '2'] } }]]);
});

it('removing interests sends the ids of the tags, one key each [R-API-066 R-API-067]', async () => {
  const { api, calls } = openApi({ deleteInterests: {} });
  await removeInterests(api, ['1', '2']);
  expect(calls).toEqual([['deleteInterests', { query: { keys: ['1', '2'] } }]]);
});

it('the call for interests has the size before the page [R-API-050]', async () => {
  const { api, calls } = openApi({ myInterests: [] });
  await myInterests(api, { page: 2, size: 12 });
  expect(calls).toEqual([['myInterests', { path: { pageSize: 12, page: 2 } }]]);
});

it.each([
  [1, 'course', 'R-CONST-043'],
  [9, 'conversation', 'R-CONST-043'],
  [102, 'eLearning', 'R-ENTITY-053'],
])('the type code %s of an interest is %s [%s]', async (type, name) => {
  const { api } = openApi({ myInterests: [{ id: 'a', name: 'A', type }] });
  expect((await myInterests(api, { page: 0, size: 12 })).items[0]?.type).toBe(name);
});
