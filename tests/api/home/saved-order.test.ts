import { expect, it } from 'vitest';
import { savedOrder, saveOrder } from '../../../src/api/home/saved-order';
import { openApi } from '../an-api';

const owner = { componentId: 'c', userId: 'u' };
const entry = {
  elementId: 'a',
  name: 'A',
  description: '',
  type: 'Link' as const,
  imageId: '',
  order: 0,
  hidden: false,
};

it('the saved order is fetched by component and user [R-API-076 A-046]', async () => {
  const { api, calls } = openApi({ customElementsOrder: { data: [entry] } });
  expect(await savedOrder(api, owner)).toEqual([entry]);
  expect(calls).toEqual([['customElementsOrder', { path: { a: 'c', b: 'u' } }]]);
});

it('an incomplete entry of a saved order has no position and is shown [R-ENTITY-024 R-ENTITY-026]', async () => {
  const { api } = openApi({ customElementsOrder: [{ elementId: 7, type: 2 }, { name: 'no id' }] });
  expect(await savedOrder(api, owner)).toEqual([
    { ...entry, elementId: '7', name: '', type: 'ContinueELearning', order: -1 },
  ]);
});

it('saving an order sends component, user and all entries [R-API-077 R-ENTITY-027]', async () => {
  const { api, calls } = openApi({ saveCustomElementsOrder: {} });
  await saveOrder(api, owner, [entry]);
  expect(calls).toEqual([
    [
      'saveCustomElementsOrder',
      { body: { componentId: 'c', userId: 'u', userCustomElementsOrder: [entry] } },
    ],
  ]);
});

it.each([undefined, null, { data: null }, { userCustomElementsOrder: null }])(
  'the answer %j is read as no saved order [R-API-076]',
  async (answer) => {
    expect(await savedOrder(openApi({ customElementsOrder: answer }).api, owner)).toEqual([]);
  },
);

it('numbers and flags of a saved order can be text [O-19]', async () => {
  const { api } = openApi({ customElementsOrder: [{ ...entry, order: '2', hidden: 'true' }] });
  expect(await savedOrder(api, owner)).toEqual([{ ...entry, order: 2, hidden: true }]);
});

it.each([{ order: 'second' }, { hidden: 'perhaps' }])(
  'a saved order with %j is a failure, so that nothing overwrites it [O-19]',
  async (odd) => {
    const { api } = openApi({ customElementsOrder: [{ ...entry, ...odd }] });
    await expect(savedOrder(api, owner)).rejects.toMatchObject({ kind: 'malformed' });
  },
);
