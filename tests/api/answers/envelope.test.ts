import { describe, expect, it } from 'vitest';
import { fieldOf, listIn, objectIn } from '../../../src/api/answers/envelope';

const entries = [{ id: 1 }];

describe('the list of an answer', () => {
  it.each([
    ['bare', entries],
    ['below items', { items: entries }],
    ['below data', { data: entries }],
    ['below data.items', { data: { items: entries } }],
    ['below results', { results: entries }],
    ['below data.results', { data: { results: entries } }],
    ['below value', { value: entries, '@odata.context': 'x' }],
    ['below names in another case', { Data: { ITEMS: entries } }],
  ])('is found when it is %s [O-19 A-105]', (_, answer) => {
    expect(listIn(answer)?.items).toEqual(entries);
  });

  it('is found below a name of the operation, on its own or below data [R-ENTITY-068]', () => {
    const answer = { userActivities: entries, statuses: [{ id: 9 }] };
    expect(listIn(answer, ['userActivities'])?.items).toEqual(entries);
    expect(listIn({ data: answer }, ['userActivities'])?.items).toEqual(entries);
  });

  it('comes with the fields beside it, first those of the inner object [R-ENTITY-048]', () => {
    const found = listIn({ count: 3, data: { items: entries, nextPageLink: 'x', count: 4 } });
    expect(found?.fields).toMatchObject({ count: 4, nextPageLink: 'x' });
  });

  it.each([undefined, null, '', 'items', 7, {}, { items: 'x' }, { data: null }, { message: 'no' }])(
    'is missing in %j, which is not an empty list [O-19]',
    (answer) => {
      expect(listIn(answer)).toBeUndefined();
    },
  );

  it.each([
    [{ items: null, count: 0 }, []],
    [{ Items: null, TotalCount: 0 }, []],
    [{ items: null, count: 2 }, undefined],
    [{ items: null }, undefined],
  ])('is empty instead of null (%j) only when the count is zero [O-19]', (answer, items) => {
    expect(listIn(answer)?.items).toEqual(items);
  });
});

describe('the object of an answer', () => {
  it.each([
    [{ id: 1 }, { id: 1 }],
    [{ data: { id: 1 } }, { id: 1 }],
    [{ Data: { id: 1 }, success: true }, { id: 1 }],
    [
      { data: 7, id: 1 },
      { data: 7, id: 1 },
    ],
    ['bare', 'bare'],
  ])('is for %j %j [A-105]', (answer, object) => {
    expect(objectIn(answer)).toEqual(object);
  });
});

it('is found by its name in any case, and first by the exact name [A-005]', () => {
  expect(fieldOf({ mediaid: 1 }, 'MediaId')).toBe(1);
  expect(fieldOf({ mediaid: 1, MediaId: 2 }, 'MediaId')).toBe(2);
  expect(fieldOf({ other: 1 }, 'MediaId')).toBeUndefined();
});
