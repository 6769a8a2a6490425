import { describe, expect, it } from 'vitest';
import { openPortal } from '../open-portal';
import { annaId, bertId, smallCatalog } from '../small-catalog';

const base = '/services/frontpage/api/v1';
const anna = { person: annaId };

interface Item {
  elementId: string;
  status?: number | string;
}

interface Activities {
  userActivities: Item[];
  systemTypes: { id: number }[];
  statuses: { id: number; name: string }[];
}

const idsOf = (items: readonly Item[]) => items.map(({ elementId }) => elementId);

describe('the data of a person', () => {
  it('has my activities with the latest first, and numeric statuses when there are any', async () => {
    const { json } = await openPortal();
    const items = await json<Item[]>(`${base}/data/my-activities`, anna);
    expect(items.map(({ elementId, status }) => [elementId, status])).toEqual([
      ['100', 10],
      ['101', 15],
      ['102', 6],
      ['120', 'USPIP'],
      ['121', 'USSAA'],
    ]);
    expect(items).toMatchObject([
      { activityType: 'Course', classId: 'k1', location: 'Room 4' },
      {},
      {},
      { activityType: 'Plan' },
      {},
    ]);
  });

  it.each([
    ['sat=1', ['101'], 'R-STATUS-047'],
    ['sat=2', ['100'], 'R-STATUS-048'],
    ['sat=3', ['102'], 'R-STATUS-049'],
    ['sat=8', ['121'], 'R-STATUS-054'],
    ['sat=9', ['120'], 'R-STATUS-055'],
    ['at=10&at=11', ['120', '121'], 'R-STATUS-056'],
    ['ct=plan', ['120'], 'A-005'],
    ['mas=driv', ['100'], 'R-ENTITY-074'],
    ['sat=1&maa=true', ['101', '109'], 'R-SEARCHFLOW-016'],
  ])('has for all activities with %s %j [%s]', async (query, ids) => {
    const { json } = await openPortal();
    const page = await json<Activities>(`${base}/data/all-user-activities/12/0?${query}`, anna);
    expect(idsOf(page.userActivities)).toEqual(ids);
  });

  it('has the values of filters and pages for all activities [R-ENTITY-068]', async () => {
    const { json } = await openPortal();
    const page = await json<Activities>(`${base}/data/all-user-activities/2/1`, anna);
    expect(idsOf(page.userActivities)).toEqual(['102', '120']);
    expect(page.systemTypes.map(({ id }) => id)).toEqual([1, 11, 10]);
    expect(page.statuses.map(({ id }) => id)).toEqual([1, 2, 3, 8, 9]);
  });

  it('has the contents of the small blocks', async () => {
    const { json } = await openPortal();
    expect(await json(`${base}/data/next-up`, anna)).toEqual({
      startDate: '2026-04-07T09:00',
      address: 'Room 4',
    });
    expect(await json(`${base}/data/latest-certificate`, anna)).toEqual({ image: 'aid' });
    expect(await json(`${base}/data/my-plans`, anna)).toMatchObject([{ completedCount: 3, totalCount: 5 }]);
    expect(await json(`${base}/data/next-up`, { person: bertId })).toEqual({});
    expect(idsOf(await json<Item[]>(`${base}/data/expired-almost-expired`, anna))).toEqual(['102']);
    expect(idsOf(await json<Item[]>(`${base}/data/target-groups?isMandatory=true`, anna))).toEqual(['101']);
    expect(await json(`${base}/data/target-groups?isMandatory=false`, anna)).toMatchObject([
      { elementId: '102', locationWithClassCount: { 1: 0, 11: 0, 2: 0 } },
    ]);
  });

  it('has what was opened in a course first in continue where you left, without its token [R-API-073]', async () => {
    const { json, send } = await openPortal();
    const page = '/intranet/catalog/play-media-on-course/110/202/video?id=1&access_token=secret';
    const path = `${base}/continue-where-you-left/insert/3?url=${encodeURIComponent(page)}`;
    expect((await send(path, { ...anna, method: 'POST' })).status).toBe(200);
    const [event] = await json<{ eventType: number; dataJson: string; uri: string }[]>(
      `${base}/data/continue-where-you-left-v2`,
      anna,
    );
    expect(event).toMatchObject({ eventType: 3, uri: page.replace('access_token=secret', '') });
    expect(JSON.parse(event?.dataJson ?? '')).toMatchObject({ CourseId: '110', MediaId: '202' });
    expect(JSON.stringify(event)).not.toContain('secret');
    expect(await json(`${base}/data/last-played-media`, anna)).toMatchObject({ name: 'A film' });
    const elsewhere = await send(`${base}/continue-where-you-left/insert/3?url=/home`, {
      ...anna,
      method: 'POST',
    });
    expect(elsewhere.status).toBe(400);
  });
});

describe('the posts of the portal', () => {
  const posts = `${base}/catalog-post/get-catalog-posts/1`;

  it.each([
    ['current/10/0', ['p3', 'p0'], 'R-API-058'],
    ['practical/10/0', ['p1'], 'R-API-058'],
    ['all/2/1', ['p1', 'p0'], 'R-API-055'],
  ])('are for %s %j, newest first [%s]', async (path, ids) => {
    const { json } = await openPortal();
    expect((await json<{ id: string }[]>(`${posts}/${path}`)).map(({ id }) => id)).toEqual(ids);
  });

  it.each(['all/0/0', 'all/10/-1', 'all/ten/0', 'all/1000/0'])('refuse the path %s', async (path) => {
    const { send } = await openPortal();
    expect((await send(`${posts}/${path}`)).status).toBe(400);
  });

  it('come by the source of their channel [A-038]', async () => {
    const { json, send } = await openPortal();
    expect(await json(`${base}/catalog-post/get-channel-posts/1/12/0`, anna)).toMatchObject([{ id: 'p2' }]);
    expect((await send(`${base}/catalog-post/get-channel-posts/3/12/0`, anna)).status).toBe(404);
  });

  it('do not change their catalog', async () => {
    const before = JSON.stringify(smallCatalog);
    const { json } = await openPortal();
    await json(`${posts}/all/10/0`);
    expect(JSON.stringify(smallCatalog)).toBe(before);
  });
});
