import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { continueItems } from '../../../src/api/home/continue-events';
import { ApiFailure } from '../../../src/api/http/failure';
import { openApi } from '../an-api';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const event = (eventType: number | string, data: object, uri = '/back') => ({
  id: 5,
  eventType,
  dataJson: JSON.stringify(data),
  uri,
  timestamp: '2026-03-01T10:00:00',
});
const room = {
  courseId: 3,
  courseImage: 'p',
  courseName: 'First aid',
  className: 'Team 2',
  groupRoomGuid: 'g',
  courseType: 101,
  userStatus: { g: 12 },
};

/** The cards that a portal's answers make. */
async function cards(answers: Parameters<typeof openApi>[0]) {
  const { api, calls } = openApi(answers);
  return { items: await continueItems(api, '1'), calls };
}

describe('an event to continue with', () => {
  const course = { name: 'First aid', type: 101, image: 'c1', userStatus: { 8: 12 } };
  const cardOf = async (data: object, answer: object = course) =>
    (await cards({ continueWhereYouLeft: [event(3, data)], courseInfo: answer })).items[0];

  it.each([{ CourseId: 8, MediaId: 9 }, { courseid: '8', mediaid: 9 }, { COURSEID: 8 }])(
    'is read with the keys %j [A-005]',
    async (data) => {
      expect(await cardOf(data)).toMatchObject({ name: 'First aid', type: 'course', status: 'USASTS' });
    },
  );

  it.each([
    ['by id', { 8: 12 }, 'USASTS'],
    ['as a plain number', 12, 'USASTS'],
    ['as a plain code', 'USES', 'USES'],
    ['by an id in another case', { CourseID: 3, '8': 'USC' }, 'USC'],
    ['as something else', { 8: { code: 12 } }, undefined],
    ['as a list', [12], undefined],
  ])(
    'loses at most its status when the status is given %s [O-19 R-ENTITY-043]',
    async (_, userStatus, status) => {
      const card = await cardOf({ CourseId: 8 }, { ...course, userStatus });
      expect(card?.name).toBe('First aid');
      expect(card?.status).toBe(status);
    },
  );

  it('shows its media item with the status of the course [R-ENTITY-044]', async () => {
    const data = { CourseId: 8, MediaId: 9, name: 'Bandages', type: 202, image: 'm1' };
    const card = await cardOf(data);
    expect(card).toMatchObject({ name: 'Bandages', type: 'video', status: 'USASTS', navigateUrl: '/back' });
    expect(card?.image).toContain('/images/m1');
  });

  it('loses only an unknown type of its JSON text, not its card [O-19]', async () => {
    const card = await cardOf({ CourseId: 8, type: 'spaceship' });
    expect(card).toMatchObject({ name: 'First aid', type: 'course' });
  });

  it('is read when its data is an object, and dropped when its text is no JSON [O-19]', async () => {
    const asObject = { ...event(3, {}), dataJson: { CourseId: 8 } };
    const broken = { ...event(3, {}), dataJson: '{' };
    const { items } = await cards({ continueWhereYouLeft: [broken, asObject], courseInfo: course });
    expect(items.map(({ name }) => name)).toEqual(['First aid']);
  });
});

describe('a card of continue where you left', () => {
  it('shows course, class and status of a group room, and links back [R-API-045 R-API-074 R-ENTITY-042]', async () => {
    const { items, calls } = await cards({
      continueWhereYouLeft: { data: [event(0, { GroupRoomId: 'g' })] },
      groupRoomInfo: { data: room },
    });
    expect(calls.map(([operation]) => operation)).toEqual(['continueWhereYouLeft', 'groupRoomInfo']);
    expect(calls[1]).toEqual(['groupRoomInfo', { query: { id: 'g' } }]);
    expect(items).toEqual([
      {
        id: 'event-5',
        name: 'First aid',
        extraInformation: 'Team 2',
        image: 'https://gallery.example/base/images/p?size=medium',
        type: 'course',
        status: 'USASTS',
        navigateUrl: '/back',
        openInNewWindow: false,
      },
    ]);
  });

  it.each([
    ['MediaOnClass', 'R-ENTITY-040'],
    ['mediaoncourse', 'R-ENTITY-040'],
    [2, 'R-ENTITY-041'],
    [3, 'R-ENTITY-041'],
  ])('fetches a course for the type %s [%s]', async (...[type]) => {
    const course = {
      id: 4,
      name: 'Excel',
      image: 'x',
      type: 102,
      description: 'Sheets',
      userStatus: { 4: 3 },
    };
    const { items, calls } = await cards({
      continueWhereYouLeft: [event(type, { CourseId: 4, MediaId: 8 })],
      courseInfo: { data: course },
    });
    expect(calls[1]).toEqual(['courseInfo', { query: { id: '4' } }]);
    expect(items).toMatchObject([
      { name: 'Excel', type: 'eLearning', description: 'Sheets', status: 'USEE' },
    ]);
  });

  it('has the status of the media item, else that of the course [R-API-075 R-ENTITY-043 R-ENTITY-044]', async () => {
    const course = { name: 'Excel', userStatus: { 4: 3, 8: 15 } };
    const { items } = await cards({
      continueWhereYouLeft: [event(3, { CourseId: 4, MediaId: 8 }), event(3, { CourseId: 4 })],
      courseInfo: { data: course },
    });
    expect(items.map(({ status }) => status)).toEqual(['USC', 'USEE']);
  });

  it('loads media of catalogs in one call, and keeps the address of those in another catalog [R-API-069 R-ENTITY-045]', async () => {
    const media = (id: number) => ({ id, image: 'm', title: `Film ${id}`, contentType: 'video', type: 202 });
    const { items, calls } = await cards({
      continueWhereYouLeft: [
        event(1, { CatalogId: 1, MediaId: 10 }),
        event('MediaOnCatalog', { CatalogId: 2, MediaId: 11 }),
      ],
      catalogMaterialDetails: [media(10), media(11)],
    });
    expect(calls[1]).toEqual(['catalogMaterialDetails', { query: { 'i[]': ['10', '11'] } }]);
    expect(calls).toHaveLength(2);
    expect(items.map(({ id, name, type, navigateUrl }) => [id, name, type, navigateUrl])).toEqual([
      ['10', 'Film 10', 'video', undefined],
      ['11', 'Film 11', 'video', '/back'],
    ]);
  });

  it.each([
    [4, 'R-ENTITY-041', 'skill'],
    [5, 'R-ENTITY-041', 'plan'],
    [6, 'R-ENTITY-041', undefined],
  ])('has its own data for the type %i [%s]', async (type, _, itemType) => {
    const { items, calls } = await cards({
      continueWhereYouLeft: [event(type, { id: 7, name: 'Own', image: 'o' }), event(type, { id: 7 })],
    });
    expect(calls).toHaveLength(1);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ id: '7', name: 'Own', navigateUrl: '/back' });
    expect(items[0]?.type).toBe(itemType);
    expect(items[0]?.isLearningSpace).toBe(type === 6 ? true : undefined);
  });

  it('is dropped when its item does not exist, and the others stay [R-BLOCKLOAD-020 R-ENTITY-039 R-ERROR-036]', async () => {
    const { api } = openApi({ courseInfo: { data: { name: 'Excel' } } });
    const send = api.http.send;
    vi.spyOn(api.http, 'send').mockImplementation((operation, input, signal) => {
      if (operation === 'groupRoomInfo')
        return Promise.reject(new ApiFailure('gone', operation, 'there is no such room'));
      if (operation === 'continueWhereYouLeft')
        return Promise.resolve([
          event(0, { GroupRoomId: 'gone' }),
          event(0, {}),
          event(1, { MediaId: 99 }),
          event(99, {}),
          { eventType: 3, dataJson: 'no json' },
          event(3, { CourseId: 4 }),
        ]);
      return send(operation, input, signal);
    });
    expect(await continueItems(api, '1')).toMatchObject([{ name: 'Excel' }]);
  });
});
