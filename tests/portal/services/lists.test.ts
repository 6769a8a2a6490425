import { describe, expect, it } from 'vitest';
import { openPortal, post } from '../open-portal';
import { annaId, bertId } from '../small-catalog';

const base = '/services/frontpage/api/v1';
const anna = { person: annaId };
const bert = { person: bertId };

interface List {
  id: string;
  name: string;
  ownership: string;
  numberOfItems: number;
}

interface Item {
  id: string;
  elementId: string;
  selectedLists: string[];
}

describe('a list of the portal', () => {
  it('is made with an id in the answer, and contains the added items [R-API-029]', async () => {
    const { json } = await openPortal();
    const made = await json<{ id: string }>(`${base}/lists/create`, { ...anna, ...post({ name: ' New ' }) });
    const added = { elementId: 101, type: 101, addToLists: [made.id, 'anna-1'] };
    await json(`${base}/lists/add-item`, { ...anna, ...post(added) });
    const lists = await json<List[]>(`${base}/lists/owned`, anna);
    expect(lists).toMatchObject([
      { id: 'anna-1', ownership: 'Owned', numberOfItems: 3 },
      { id: made.id, name: 'New', color: '#FFFFFF', numberOfItems: 1 },
    ]);
    const [item] = await json<Item[]>(`${base}/lists/${made.id}/items`, anna);
    expect(item).toMatchObject({ elementId: '101', type: 101, selectedLists: ['anna-1', made.id] });
  });

  it('keeps items that an edit omits, after the others [A-102]', async () => {
    const { json } = await openPortal();
    const before = await json<Item[]>(`${base}/lists/anna-1/items`, anna);
    const items = [
      { id: before[2]?.id, orderNumber: 1 },
      { id: '102', orderNumber: 2 },
    ];
    await json(`${base}/lists/edit`, { ...anna, ...post({ id: 'anna-1', name: 'Autumn', items }) });
    const after = await json<Item[]>(`${base}/lists/anna-1/items`, anna);
    expect(after.map(({ elementId }) => elementId)).toEqual(['109', '102', '101']);
    expect(await json(`${base}/lists/anna-1/info`, anna)).toMatchObject({ name: 'Autumn', description: '' });
  });

  it('is followed and unfollowed by others, and goes when its owner deletes it', async () => {
    const { json, send } = await openPortal();
    const ownership = async () => (await json<List>(`${base}/lists/anna-1/info`, bert)).ownership;
    await send(`${base}/lists/follow/anna-1`, bert);
    expect([await ownership(), (await json<List[]>(`${base}/lists/followed`, bert)).length]).toEqual([
      'Followed',
      1,
    ]);
    await send(`${base}/lists/unfollow/anna-1`, bert);
    expect(await ownership()).toBe('None');
    await send(`${base}/lists/follow/anna-1`, bert);
    await send(`${base}/lists/anna-1`, { ...anna, method: 'DELETE' });
    expect(await json(`${base}/lists/followed`, bert)).toEqual([]);
  });

  it.each([
    ['POST', '/lists/edit', { id: 'anna-1', name: 'Mine', items: [] }, 403],
    ['POST', '/lists/edit', { id: 'nothing', name: 'Mine', items: [] }, 404],
    ['POST', '/lists/create', { name: '  ' }, 400],
    ['POST', '/lists/create', {}, 400],
    ['POST', '/lists/add-item', { elementId: '1', type: 101, addToLists: ['bert-1'] }, 404],
    ['POST', '/lists/add-item', { elementId: '101', type: 101, addToLists: ['bert-1', 'anna-1'] }, 403],
    ['DELETE', '/lists/anna-1', undefined, 403],
    ['DELETE', '/lists/anna-1/item/101/type/101', undefined, 403],
    ['GET', '/lists/follow/bert-1', undefined, 400],
    ['GET', '/lists/nothing/items', undefined, 404],
  ])('refuses %s %s with %j by another person with %i', async (method, path, body, status) => {
    const { send, json } = await openPortal();
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await send(base + path, { ...bert, method, ...sent });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('message');
    expect((await json<Item[]>(`${base}/lists/anna-1/items`, anna)).length).toBe(3);
    expect((await json<Item[]>(`${base}/lists/bert-1/items`, bert)).length).toBe(1);
  });
});

describe('the favourites of the portal', () => {
  it('are added, queried and removed, separately for each person', async () => {
    const { json, send } = await openPortal();
    const key = { elementId: '101', type: 101 };
    const info = async (who: object) =>
      (await json<{ data: object[] }>(`${base}/favorites/info`, { ...who, ...post([key]) })).data[0];
    expect(await info(anna)).toMatchObject({ isInMyFavorites: false, selectedLists: ['anna-1'] });
    await send(`${base}/favorites`, {
      ...anna,
      ...post({ ...key, isInMyFavorites: true, originalName: 'Aid' }),
    });
    expect(await info(anna)).toMatchObject({ elementId: '101', isInMyFavorites: true, originalName: 'Aid' });
    expect(await info(bert)).toMatchObject({ isInMyFavorites: false, selectedLists: [] });
    expect(await json(`${base}/lists/latest-item`, anna)).toMatchObject({ elementId: '101', type: 101 });
    await send(`${base}/favorites/101/type/101`, { ...anna, method: 'DELETE' });
    expect(await info(anna)).toMatchObject({ isInMyFavorites: false });
  });

  it('are in one list, including archived items [R-API-026]', async () => {
    const { json } = await openPortal();
    const list = await json<{ items: Item[] }>(`${base}/lists/favorites`, anna);
    expect(list.items.map(({ elementId }) => elementId)).toEqual(['109', '100']);
  });

  it('are queried for at most 30 elements at once [R-CONST-006]', async () => {
    const { send } = await openPortal();
    const keys = Array.from({ length: 31 }, (_, number) => ({ elementId: number, type: 101 }));
    expect((await send(`${base}/favorites/info`, { ...anna, ...post(keys) })).status).toBe(400);
    expect((await send(`${base}/favorites/info`, { ...anna, ...post(keys.slice(1)) })).status).toBe(200);
  });
});

describe('the own data of a person', () => {
  it('includes interests, which choose the offers of my interests', async () => {
    const { json, send } = await openPortal();
    const mine = () => json<{ elementId: string }[]>(`${base}/data/my-interests/100/0`, anna);
    expect((await mine()).map(({ elementId }) => elementId)).toEqual(['100', '101', '202', '203']);
    await send(`${base}/interests/users/${annaId}/bulk`, { ...anna, ...post({ interests: ['t2'] }) });
    await send(`${base}/interests/bulk?keys=t1`, { ...anna, method: 'DELETE' });
    expect((await mine()).map(({ elementId }) => elementId)).toEqual(['101', '102']);
  });

  it('includes an order, which no other user sees', async () => {
    const { json, send } = await openPortal();
    const order = {
      componentId: 'c',
      userId: annaId,
      userCustomElementsOrder: [{ elementId: 'b', hidden: true }],
    };
    const save = (who: object) => send(`${base}/user-custom-elements-order/save`, { ...who, ...post(order) });
    expect([(await save(anna)).status, (await save(bert)).status]).toEqual([200, 403]);
    expect(await json(`${base}/user-custom-elements-order/c/${annaId}`, anna)).toEqual({
      data: [{ elementId: 'b', order: -1, hidden: true }],
    });
    expect((await send(`${base}/user-custom-elements-order/c/${annaId}`, bert)).status).toBe(403);
  });

  it('includes interests, which nobody else can add', async () => {
    const { send } = await openPortal();
    const path = `${base}/interests/users/${annaId}/bulk`;
    expect((await send(path, { ...bert, ...post({ interests: ['t2'] }) })).status).toBe(403);
  });
});
