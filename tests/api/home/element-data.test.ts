import { expect, it } from 'vitest';
import { elementData } from '../../../src/api/home/element-data';
import { openApi } from '../an-api';

it.each([
  ['NextUp', 'nextUp', 'R-API-046'],
  ['LatestCertificate', 'latestCertificate', 'R-API-047'],
  ['LatestFavorite', 'latestListItem', 'R-API-036'],
  ['ContinueELearning', 'lastPlayedMedia', 'R-API-048'],
] as const)('%s calls %s, and shows nothing without data [%s]', async (...[type, operation]) => {
  const { api, calls } = openApi({ [operation]: {} });
  expect(await elementData(api, type)).toBeNull();
  expect(calls).toEqual([[operation, {}]]);
});

it.each(['Link', 'InternalPageLink'] as const)('%s makes no call [R-ENTITY-023]', async (type) => {
  const { api, calls } = openApi({});
  expect(await elementData(api, type)).toBeNull();
  expect(calls).toEqual([]);
});

it('next up shows its image, time and location [R-ENTITY-018 R-ENTITY-019]', async () => {
  const nextUp = { startDate: '2026-03-04T09:05:00', address: 'Room 2', image: 'p' };
  const { api } = openApi({ nextUp: { data: nextUp } });
  const shown = await elementData(api, 'NextUp');
  expect(shown?.extraInformation).toBe('04-03-2026 09:05 Room 2');
  expect(shown?.image).toContain('/images/p');
});

it('the latest certificate shows its image [R-ENTITY-020]', async () => {
  const { api } = openApi({ latestCertificate: { image: 'c' } });
  expect((await elementData(api, 'LatestCertificate'))?.image).toContain('/images/c');
});

it('the latest favourite links to its item [R-ENTITY-021]', async () => {
  const { api } = openApi({ latestListItem: { type: 202, elementId: 9, created: '2026-03-01' } });
  expect(await elementData(api, 'LatestFavorite')).toEqual({ item: { id: '9', type: 'video' } });
});

it('the last played media item shows name, image, length and address [R-ENTITY-022]', async () => {
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
  '%s shows nothing in every form of an empty answer [A-043]',
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
])('the latest favourite for %j is %j [R-ENTITY-021]', async (answer, read) => {
  expect(await elementData(openApi({ latestListItem: answer }).api, 'LatestFavorite')).toEqual(read);
});

it.each([
  [{ name: 'A' }, { name: 'A' }],
  [{ navigateUrl: '/a' }, { navigateUrl: '/a' }],
  [{ extraInformation: 'only this' }, null],
])('the last played media item for %j is %j [R-ENTITY-022]', async (answer, read) => {
  expect(await elementData(openApi({ lastPlayedMedia: answer }).api, 'ContinueELearning')).toEqual(read);
});
