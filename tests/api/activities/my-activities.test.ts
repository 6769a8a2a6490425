import { describe, expect, it } from 'vitest';
import { filteredActivities } from '../../../src/api/activities/my-activities';
import { noChoices } from '../../../src/domain/search/search-choices';
import { openApi } from '../an-api';

const choices = { ...noChoices, systemTypes: ['1', '5'], activitiesText: 'aid', includeArchived: true };

describe('the call for filtered activities', () => {
  it('has the page and the filters [R-BLOCKLOAD-015 R-API-049]', async () => {
    const { api, calls } = openApi({ allUserActivities: { userActivities: [] } });
    await filteredActivities(api, { choices, page: 2, size: 12 });
    expect(calls).toEqual([
      [
        'allUserActivities',
        { path: { pageSize: 12, page: 2 }, query: { at: ['1', '5'], mas: ['aid'], maa: ['true'] } },
      ],
    ]);
  });

  it('reads type, status and image, with or without a data object [R-ENTITY-068 R-API-054]', async () => {
    const userActivities = [{ courseId: 7, name: 'First aid', type: 101, status: 'USC', image: 'a' }];
    for (const answer of [{ userActivities }, { data: { userActivities } }]) {
      const { api } = openApi({ allUserActivities: answer });
      const [item] = (await filteredActivities(api, { choices, page: 0, size: 12 })).items;
      expect(item).toMatchObject({ id: '7', name: 'First aid', type: 'course', status: 'USC' });
      expect(item?.image).toContain('/images/a');
    }
  });

  it('leaves out an invalid item, and counts it for the paging [A-056]', async () => {
    const { api } = openApi({
      allUserActivities: { userActivities: [{ name: 'Lost' }, { id: 1, name: 'A' }] },
    });
    expect(await filteredActivities(api, { choices, page: 0, size: 12 })).toMatchObject({
      items: [{ id: '1' }],
      received: 2,
    });
  });

  it.each([
    ['no answer', 'text'],
    ['no list', { userActivities: 'all' }],
  ])('fails when the service returns %s [O-1]', async (_, answer) => {
    const { api } = openApi({ allUserActivities: answer });
    await expect(filteredActivities(api, { choices, page: 0, size: 12 })).rejects.toThrow('expected');
  });
});
