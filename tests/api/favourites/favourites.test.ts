import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReportMisfit } from '../../../src/api/answers/misfit';
import type { Api } from '../../../src/api/http/api';
import {
  addFavourite,
  addToLists,
  deleteFavourite,
  favouriteInfo,
  removeFromList,
} from '../../../src/api/favourites/favourites';

const calls: [string, unknown][] = [];
const report = vi.fn<ReportMisfit>();

/** Answers the one operation it was given and refuses all others. */
function apiWith(only: string, answer?: unknown): Api {
  const send = (operation: string, input: unknown) => {
    calls.push([operation, input]);
    return operation === only
      ? Promise.resolve(answer)
      : Promise.reject(new Error(`unexpected ${operation}`));
  };
  return { http: { send }, report } as unknown as Api;
}

beforeEach(() => calls.splice(0));
afterEach(() => vi.restoreAllMocks());

const course = { elementId: '77', type: 'course', originalName: 'Kemi' } as const;
const plan = { elementId: 'p1', type: 'plan', originalName: 'Plan' } as const;

it('favourites are queried by element id and type, and read from below data [R-API-041]', async () => {
  const response = {
    elementId: 77,
    type: 101,
    isInMyFavorites: true,
    originalName: 'Kemi',
    selectedLists: [4, 'l5'],
  };
  const read = await favouriteInfo(apiWith('favouriteInfo', { data: [response] }), [course, plan]);
  expect(read).toEqual([{ ...course, isFavourite: true, selectedLists: ['4', 'l5'] }]);
  const body = [
    { elementId: '77', type: 101 },
    { elementId: 'p1', type: 'plan' },
  ];
  expect(calls).toEqual([['favouriteInfo', { body }]]);
});

it('an item that has no favourite flag in the answer is no favourite [R-ENTITY-058]', async () => {
  const read = await favouriteInfo(apiWith('favouriteInfo', [{ elementId: '77', type: 'course' }]), [course]);
  expect(read).toEqual([{ ...course, originalName: '', isFavourite: false, selectedLists: [] }]);
});

it('an invalid favourite is left out and logged, and the others stay [R-API-041]', async () => {
  const entries = [{ type: 101 }, { elementId: '77', type: 101, isInMyFavorites: true }];
  const read = await favouriteInfo(apiWith('favouriteInfo', { data: entries }), [course]);
  expect(read.map(({ elementId }) => elementId)).toEqual(['77']);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ field: '[].elementId' }));
});

it.each([[{ type: 999 }], [{ type: null }], [{}], [{ originalName: 5, type: 101 }]])(
  'a favourite with %j keeps its favourite flag [O-19]',
  async (odd) => {
    const entry = { elementId: '77', isInMyFavorites: true, selectedLists: ['l1'], ...odd };
    const read = await favouriteInfo(apiWith('favouriteInfo', [entry]), [course]);
    expect(read).toMatchObject([
      { elementId: '77', type: 'course', isFavourite: true, selectedLists: ['l1'] },
    ]);
  },
);

it.each([[undefined], [null], [{}]])(
  'the answer %j fails, so that no item counts as no favourite [O-19]',
  async (answer) => {
    await expect(favouriteInfo(apiWith('favouriteInfo', answer), [course])).rejects.toThrow(/favouriteInfo/);
  },
);

it('an answer for favourites without a list is a failure [R-API-041]', async () => {
  await expect(favouriteInfo(apiWith('favouriteInfo', { data: 'none' }), [course])).rejects.toThrow(
    /favouriteInfo/,
  );
});

it('a favourite is sent with flag, element id, original name and type [R-API-039]', async () => {
  await addFavourite(apiWith('addFavourite'), course);
  const body = { isInMyFavorites: true, elementId: '77', originalName: 'Kemi', type: 101 };
  expect(calls).toEqual([['addFavourite', { body }]]);
});

it('a favourite is removed by element id and type [R-API-040]', async () => {
  await deleteFavourite(apiWith('deleteFavourite'), plan);
  expect(calls).toEqual([['deleteFavourite', { path: { elementId: 'p1', type: 'plan' } }]]);
});

it('an item is added to all given lists in one call [R-API-037]', async () => {
  await addToLists(apiWith('addListItem'), course, ['l1', 'l2']);
  expect(calls).toEqual([
    ['addListItem', { body: { elementId: '77', type: 101, addToLists: ['l1', 'l2'] } }],
  ]);
});

it('an item is removed from a list by element id and type [R-API-038]', async () => {
  await removeFromList(apiWith('deleteListItem'), course, 'l1');
  expect(calls).toEqual([['deleteListItem', { path: { listId: 'l1', itemId: '77', type: '101' } }]]);
});
