import { expect, it } from 'vitest';
import { elementData } from '../../../src/api/home/element-data';
import { openApi } from '../an-api';

it.each([
  ['R-API-046', 'NextUp', 'nextUp'],
  ['R-API-047', 'LatestCertificate', 'latestCertificate'],
  ['R-API-036', 'LatestFavorite', 'latestListItem'],
  ['R-API-048', 'ContinueELearning', 'lastPlayedMedia'],
] as const)('%s %s asks %s, and shows nothing where there is nothing', async (_, type, operation) => {
  const { api, calls } = openApi({ [operation]: {} });
  expect(await elementData(api, type)).toBeNull();
  expect(calls).toEqual([[operation, {}]]);
});

it.each(['Link', 'InternalPageLink'] as const)('R-ENTITY-023 %s asks nothing', async (type) => {
  const { api, calls } = openApi({});
  expect(await elementData(api, type)).toBeNull();
  expect(calls).toEqual([]);
});

it('R-ENTITY-018 R-ENTITY-019 what is next shows its picture, and when and where', async () => {
  const nextUp = { startDate: '2026-03-04T09:05:00', address: 'Room 2', image: 'p' };
  const { api } = openApi({ nextUp: { data: nextUp } });
  const shown = await elementData(api, 'NextUp');
  expect(shown?.extraInformation).toBe('04-03-2026 09:05 Room 2');
  expect(shown?.image).toContain('/images/p');
});

it('R-ENTITY-020 the latest certificate shows its picture', async () => {
  const { api } = openApi({ latestCertificate: { image: 'c' } });
  expect((await elementData(api, 'LatestCertificate'))?.image).toContain('/images/c');
});

it('R-ENTITY-021 the latest favourite leads to its item', async () => {
  const { api } = openApi({ latestListItem: { type: 202, elementId: 9, created: '2026-03-01' } });
  expect(await elementData(api, 'LatestFavorite')).toEqual({ item: { id: '9', type: 'video' } });
});

it('R-ENTITY-022 what was played last shows name, picture, length and its address', async () => {
  const media = {
    name: 'Bees',
    image: 'b',
    navigateUrl: '/catalog/play-media/1/video',
    extraInformation: '3 min',
  };
  const { api } = openApi({ lastPlayedMedia: media });
  expect(await elementData(api, 'ContinueELearning')).toEqual({
    name: 'Bees',
    image: 'https://gallery.example/base/images/b?size=medium',
    navigateUrl: '/catalog/play-media/1/video',
    extraInformation: '3 min',
  });
});

it.each(['NextUp', 'LatestCertificate', 'LatestFavorite', 'ContinueELearning'] as const)(
  'A-043 %s shows nothing where the person has nothing of the kind, however the server says so',
  async (type) => {
    for (const answer of [undefined, null, {}, { image: null, name: null }, { data: {} }]) {
      const answers = {
        nextUp: answer,
        latestCertificate: answer,
        latestListItem: answer,
        lastPlayedMedia: answer,
      };
      const { api, misfits } = openApi(answers);
      expect(await elementData(api, type)).toBeNull();
      expect(misfits).toEqual([]);
    }
  },
);

it.each([
  [{ elementId: 7 }, null],
  [{ type: 101 }, null],
  [{ elementId: 7, type: 'spaceship' }, null],
  [{ elementId: 7, type: 'Course' }, { item: { id: '7', type: 'course' } }],
])('R-ENTITY-021 of %j the latest favourite is %j', async (answer, read) => {
  expect(await elementData(openApi({ latestListItem: answer }).api, 'LatestFavorite')).toEqual(read);
});

it.each([
  [{ name: 'A' }, { name: 'A' }],
  [{ navigateUrl: '/a' }, { navigateUrl: '/a' }],
  [{ extraInformation: 'only this' }, null],
])('R-ENTITY-022 of %j the last played media shows %j', async (answer, read) => {
  expect(await elementData(openApi({ lastPlayedMedia: answer }).api, 'ContinueELearning')).toEqual(read);
});
