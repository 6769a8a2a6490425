import { expect, it } from 'vitest';
import { savedOrder, saveOrder } from '../../../src/api/host/custom-order';
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

it('R-API-076 A-046 asks for the order of a component and a user', async () => {
  const { api, calls } = openApi({ customElementsOrder: { data: [entry] } });
  expect(await savedOrder(api, owner)).toEqual([entry]);
  expect(calls).toEqual([['customElementsOrder', { path: { a: 'c', b: 'u' } }]]);
});

it('R-ENTITY-024 R-ENTITY-026 an entry that says little has no saved place and is shown', async () => {
  const { api } = openApi({ customElementsOrder: [{ elementId: 7, type: 2 }, { name: 'no id' }] });
  expect(await savedOrder(api, owner)).toEqual([
    { ...entry, elementId: '7', name: '', type: 'ContinueELearning', order: -1 },
  ]);
});

it('R-API-077 R-ENTITY-027 saves component, user and the whole order', async () => {
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
  'R-API-076 %j says that nobody saved an order',
  async (answer) => {
    expect(await savedOrder(openApi({ customElementsOrder: answer }).api, owner)).toEqual([]);
  },
);

it('O-19 numbers and flags may come as text', async () => {
  const { api } = openApi({ customElementsOrder: [{ ...entry, order: '2', hidden: 'true' }] });
  expect(await savedOrder(api, owner)).toEqual([{ ...entry, order: 2, hidden: true }]);
});

it.each([{ order: 'second' }, { hidden: 'perhaps' }])(
  'O-19 an order of which %j cannot be read is a failure, so that nothing overwrites it',
  async (odd) => {
    const { api } = openApi({ customElementsOrder: [{ ...entry, ...odd }] });
    await expect(savedOrder(api, owner)).rejects.toMatchObject({ kind: 'malformed' });
  },
);
