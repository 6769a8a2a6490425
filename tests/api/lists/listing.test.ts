import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/api/http/failure';
import { listing } from '../../../src/api/lists/listing';
import type { FavouriteSubject } from '../../../src/domain/favourites/favourite';
import { openApi } from '../an-api';

const row = (id: number, type: unknown = 101) => ({ id, type, title: `Row ${id}` });
const items: FavouriteSubject[] = Array.from({ length: 65 }, (_, n) => ({
  type: 'course',
  elementId: `${n}`,
}));
const some = items.slice(0, 2);
const statesOf = async (answer: unknown, items = some) =>
  (await listing(openApi({ listing: answer }).api, items)).itemDetails.map(({ state }) => state);

describe('a listing of items', () => {
  it('queries each item as type:elementId, and a plan by its name [R-API-020 A-130]', async () => {
    const { api, calls } = openApi({ listing: { items: [row(1)] } });
    await listing(api, [...items.slice(1, 2), { type: 'plan', elementId: 'p' }]);
    expect(calls).toEqual([['listing', { query: { keys: ['101:1', 'plan:p'] } }]]);
  });

  it('is sent in batches of thirty, and not without keys [R-API-021]', async () => {
    const { api, calls } = openApi({ listing: { items: [] } });
    await listing(api, items);
    const sizes = calls.map(([, input]) => (input as { query: { keys: unknown[] } }).query.keys.length);
    expect(sizes).toEqual([30, 30, 5]);
    await listing(api, []);
    expect(calls).toHaveLength(3);
  });

  it('has details in the order of the items, and absent items that a readable answer omits [R-FAV-021]', async () => {
    const { api } = openApi({ listing: { items: [row(1)] } });
    expect((await listing(api, some)).itemDetails).toMatchObject([
      { state: 'absent' },
      { state: 'found', details: { id: '1', title: 'Row 1' } },
    ]);
  });

  it('takes details of a related type, and first those of the same type [A-130]', async () => {
    const { api } = openApi({ listing: { items: [row(0, 103), row(1, 103), row(1, 101)] } });
    const { itemDetails } = await listing(api, some);
    expect(itemDetails).toMatchObject([{ details: { type: 'conference' } }, { details: { type: 'course' } }]);
  });

  it('loses only the items of a failed batch, and reports it [O-19]', async () => {
    const { api } = openApi({});
    let calls = 0;
    api.http.send = () => {
      calls += 1;
      if (calls === 2) return Promise.reject(new ApiFailure('server', 'listing', 'answered 500'));
      return Promise.resolve({ items: items.map((_, n) => row(n)) });
    };
    const { itemDetails, failures } = await listing(api, items);
    const states = itemDetails.map(({ state }) => state);
    expect(states.slice(0, 30)).toEqual(Array(30).fill('found'));
    expect(states.slice(30, 60)).toEqual(Array(30).fill('failed'));
    expect(states.slice(60)).toEqual(Array(5).fill('found'));
    expect(failures.map(String)).toEqual([expect.stringContaining('answered 500')]);
  });

  it.each([[undefined], [null], ['text'], [{}], [{ items: 'none' }], [{ rows: [] }]])(
    'has no absent items for the answer %j, which is no list [O-19]',
    async (answer) => {
      expect(await statesOf(answer)).toEqual(['failed', 'failed']);
    },
  );

  it('has a failed item, not an absent one, for an entry that cannot be read [O-19]', async () => {
    expect(await statesOf({ items: [row(0), row(1, 999)] })).toEqual(['found', 'failed']);
    expect(await statesOf({ items: [{ ...row(0), id: '0', type: null }] })).toEqual(['failed', 'absent']);
  });

  it('has no absent items when an entry has no key [O-19]', async () => {
    expect(await statesOf({ items: [row(0), 'broken'] })).toEqual(['found', 'failed']);
  });

  it('throws when it is cancelled, instead of failing its items [O-17]', async () => {
    const { api } = openApi({});
    api.http.send = () => Promise.reject(new ApiFailure('aborted', 'listing', 'given up'));
    await expect(listing(api, some)).rejects.toThrow('given up');
  });
});
