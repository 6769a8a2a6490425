import { beforeEach, describe, expect, it } from 'vitest';
import { misfitText, type Misfit } from '../../../src/api/answers/misfit';
import type { Api } from '../../../src/api/http/api';
import { ApiFailure } from '../../../src/api/http/failure';
import { editList } from '../../../src/api/lists/list-changes';
import { createList, favouriteItems, listInfo, listItems, lists } from '../../../src/api/lists/lists';
import { numberedItems } from '../../../src/domain/lists/list-edit';

const calls: [string, unknown][] = [];
const misfits: string[] = [];

/** Answers the operations it was given and refuses all others. */
function apiWith(answers: Record<string, unknown>): Api {
  const http = {
    send: (operation: string, input: unknown) => {
      if (!(operation in answers)) return Promise.reject(new Error(`unexpected ${operation}`));
      calls.push([operation, input]);
      return Promise.resolve(answers[operation]);
    },
    follow: () => Promise.reject(new Error('unexpected link')),
  };
  const report = (misfit: Misfit) => void misfits.push(misfitText(misfit));
  return { http, report } as unknown as Api;
}

beforeEach(() => {
  calls.splice(0);
  misfits.splice(0);
});

const listResponse = {
  id: 12,
  name: 'Onboarding',
  description: null,
  color: '#336699',
  ownership: 'owned',
  ownerId: 'u1',
  numberOfItems: 3,
};
const readList = {
  id: '12',
  name: 'Onboarding',
  description: '',
  colour: '#336699',
  ownership: 'Owned',
  ownerId: 'u1',
  itemCount: 3,
};
const itemResponse = {
  id: 'row-2',
  elementId: 77,
  type: 101,
  originalName: 'Kemi',
  orderNumber: 2,
  isInMyFavorites: true,
  selectedLists: [12],
};
const readItem = { id: 'row-2', elementId: '77', type: 'course', originalName: 'Kemi', orderNumber: 2 };

describe('an overview of lists', () => {
  it.each([
    ['ownedLists', 'R-API-027'],
    ['followedLists', 'R-API-028'],
  ] as const)('is read by %s [%s]', async (...[operation]) => {
    expect(await lists(apiWith({ [operation]: [listResponse] }), operation)).toEqual([readList]);
  });

  it('counts the items of a list without a count [R-ENTITY-056]', async () => {
    const uncounted = { ...listResponse, numberOfItems: undefined };
    const [read] = await lists(
      apiWith({ ownedLists: { data: [{ ...uncounted, items: [itemResponse] }] } }),
      'ownedLists',
    );
    expect(read?.itemCount).toBe(1);
  });

  it('leaves out and logs a list without an id, and keeps the others [R-API-027]', async () => {
    expect(await lists(apiWith({ ownedLists: [{ name: 'Broken' }, listResponse] }), 'ownedLists')).toEqual([
      readList,
    ]);
    expect(misfits).toEqual(['ownedLists: [].id: expected "id", got undefined']);
  });

  it.each([[undefined], [null], [''], [{}], [{ data: null }], ['text'], [7]])(
    'fails for the answer %j, for own and followed lists [O-19]',
    async (answer) => {
      for (const operation of ['ownedLists', 'followedLists'] as const)
        await expect(lists(apiWith({ [operation]: answer }), operation)).rejects.toThrow(ApiFailure);
    },
  );

  it.each([[undefined], [null], [{}], [{ name: 'List' }], ['text']])(
    'fails for the items %j, for lists and favourites [O-19]',
    async (answer) => {
      await expect(listItems(apiWith({ listItems: answer }), '12')).rejects.toThrow(ApiFailure);
      await expect(favouriteItems(apiWith({ favouriteList: answer }))).rejects.toThrow(ApiFailure);
    },
  );

  it('fetches one list by its id [R-API-035]', async () => {
    expect(await listInfo(apiWith({ listInfo: { data: listResponse } }), '12')).toEqual(readList);
    expect(calls).toEqual([['listInfo', { path: { id: '12' } }]]);
  });

  it('fails for an answer without a list, and reports the field [R-API-035]', async () => {
    const pending = listInfo(apiWith({ listInfo: { name: 'No id' } }), '12');
    await expect(pending).rejects.toThrow(ApiFailure);
    await expect(pending).rejects.toThrow(/listInfo: id: expected/);
  });
});

describe('the items of a list', () => {
  it('are read in their order, with their favourites [R-API-034 R-ENTITY-057]', async () => {
    const first = {
      ...itemResponse,
      id: 'row-1',
      elementId: 'e1',
      type: 'plan',
      orderNumber: 1,
      selectedLists: undefined,
    };
    const content = await listItems(apiWith({ listItems: [itemResponse, first] }), '12');
    expect(content.items.map(({ id, type }) => [id, type])).toEqual([
      ['row-1', 'plan'],
      ['row-2', 'course'],
    ]);
    expect(content.favourites).toEqual([
      { elementId: '77', type: 'course', originalName: 'Kemi', isFavourite: true, selectedLists: ['12'] },
    ]);
  });

  it.each([
    ['the items', 'R-API-026', [itemResponse]],
    ['a list that holds them', 'R-API-026', { id: 'favorites', name: '', items: [itemResponse] }],
    ['a list under data', 'R-API-026', { data: { id: 1, items: [itemResponse] } }],
  ])('are read as favourites from %s [%s]', async (_, __, answer) => {
    expect((await favouriteItems(apiWith({ favouriteList: answer }))).items).toEqual([readItem]);
  });

  it('are favourites in the list of favourites, also without a flag [R-ENTITY-058]', async () => {
    const silent = { ...itemResponse, isInMyFavorites: undefined };
    const { favourites } = await favouriteItems(apiWith({ favouriteList: [silent] }));
    expect(favourites.map(({ isFavourite }) => isFavourite)).toEqual([true]);
  });

  it('keep the position of an item with an unknown type, which is logged [R-ERROR-044 O-23]', async () => {
    const answer = [{ ...itemResponse, id: 'row-9', type: 999, orderNumber: 1 }, itemResponse];
    const { items, favourites } = await listItems(apiWith({ listItems: answer }), '12');
    expect(items).toEqual([{ id: 'row-9', originalName: 'Kemi', orderNumber: 1 }, readItem]);
    expect(favourites).toHaveLength(1);
    expect(misfits).toEqual(['listItems: [].type: expected a known item type, got 999']);
  });

  it.each([
    ['no element id', { ...itemResponse, elementId: undefined }],
    ['no type', { ...itemResponse, type: null }],
    ['a type that is an object', { ...itemResponse, type: { code: 101 } }],
  ])('keep the position of an item with %s [O-23]', async (_, broken) => {
    const { items } = await listItems(apiWith({ listItems: [{ ...broken, id: 'b', orderNumber: 7 }] }), '12');
    expect(items).toEqual([{ id: 'b', originalName: 'Kemi', orderNumber: 7 }]);
  });

  it.each([
    ['originalName', true],
    ['orderNumber', 'second'],
    ['isInMyFavorites', 'yes'],
    ['selectedLists', 12],
  ])('lose only the field %s when it cannot be read [O-19]', async (field, value) => {
    const answer = [{ ...itemResponse, [field]: value }];
    const { items } = await listItems(apiWith({ listItems: answer }), '12');
    expect(items).toMatchObject([{ id: 'row-2', elementId: '77', type: 'course' }]);
  });

  it('are saved unchanged when they have no row id, readable or not [O-23]', async () => {
    const answer = [
      { ...itemResponse, id: null },
      { type: 'odd', note: 'x' },
    ];
    const { items } = await listItems(apiWith({ listItems: answer }), '12');
    expect(items).toMatchObject(
      [
        { id: 'entry-2', original: { type: 'odd', note: 'x' } },
        { id: 'course:77', elementId: '77' },
      ].reverse(),
    );
    const edited = { id: '12', name: 'N', description: '', items: numberedItems(items, []) };
    await editList(apiWith({ editList: {} }), edited);
    expect(calls.at(-1)).toEqual([
      'editList',
      {
        body: {
          ...edited,
          items: [
            { ...itemResponse, id: null, orderNumber: 1 },
            { type: 'odd', note: 'x', orderNumber: 2 },
          ],
        },
      },
    ]);
  });

  it('fail for an answer without items and without a list [R-API-034]', async () => {
    await expect(listItems(apiWith({ listItems: 'nothing' }), '12')).rejects.toThrow(/listItems/);
  });
});

describe('making a list', () => {
  it.each([
    ['bare', 'R-API-029', 'l9'],
    ['as a number', 'R-API-029', 9],
    ['as id', 'R-API-029', { id: 'l9' }],
    ['as id under data', 'R-API-029', { data: { id: 'l9' } }],
  ])('reads the new id when it is given %s [%s]', async (_, __, answer) => {
    const id = await createList(apiWith({ createList: answer }), {
      name: 'N',
      description: 'D',
      colour: '#fff',
    });
    expect(id).toBe(answer === 9 ? '9' : 'l9');
  });

  it('sends name, description and color [R-ENTITY-059]', async () => {
    await createList(apiWith({ createList: 'l9' }), { name: 'N', description: 'D', colour: '#ffffff' });
    expect(calls).toEqual([['createList', { body: { name: 'N', description: 'D', color: '#ffffff' } }]]);
  });

  it('fails for an answer without an id [R-API-029]', async () => {
    const made = createList(apiWith({ createList: {} }), { name: 'N', description: '', colour: '#fff' });
    await expect(made).rejects.toThrow(/createList/);
  });
});
