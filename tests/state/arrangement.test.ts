import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../src/api/failure';
import type { CustomElement } from '../../src/domain/custom-elements/custom-element';
import { arranged, withHidden, type OrderEntry } from '../../src/domain/custom-elements/saved-order';
import { movedRow } from '../../src/domain/lists/list-edit';
import { arrange } from '../../src/state/arrangement';
import { queryClient } from '../../src/state/query-client';
import { openSignedIn } from './a-signed-in-portal';

afterEach(() => vi.restoreAllMocks());

const elements: CustomElement[] = ['a', 'b', 'c'].map((id) => ({
  id,
  name: id,
  type: 'Link',
  iconNumber: 0,
}));
const start = arranged(elements, []);
const ids = (entries: readonly OrderEntry[] | undefined) =>
  entries?.map(({ elementId }) => elementId).join('');
const known = (list: string, userId: string) =>
  queryClient.getQueryData<OrderEntry[]>(['arrangement', list, userId]);
const sent = (call: [string, unknown] | undefined) =>
  call?.[1] as { componentId: string; userId: string; userCustomElementsOrder: OrderEntry[] };
const refuse = () => {
  throw new ApiFailure('server', 'saveCustomElementsOrder', '500');
};

describe('arranging a list', () => {
  it('R-ORDER-002 a move is saved at once, without anything else being pressed', async () => {
    const { calls, userId } = openSignedIn({ saveCustomElementsOrder: () => ({}) });
    await arrange({ id: 'list' }, elements, () => movedRow(start, 0, 2));
    expect(calls.map(([name]) => name)).toEqual(['saveCustomElementsOrder']);
    expect(sent(calls[0])).toMatchObject({ componentId: 'list', userId });
    expect(ids(sent(calls[0]).userCustomElementsOrder)).toBe('bca');
  });

  it('R-ORDER-003 hiding is saved at once, the hidden one last', async () => {
    const { calls } = openSignedIn({ saveCustomElementsOrder: () => ({}) });
    await arrange({ id: 'list' }, elements, (now) => withHidden(now, 'a', true));
    const saved = sent(calls[0]).userCustomElementsOrder;
    expect(saved.map(({ elementId, hidden }) => `${elementId} ${hidden}`)).toEqual([
      'b false',
      'c false',
      'a true',
    ]);
  });

  it('R-ORDER-008 saving changes the entry of that component and of no other', async () => {
    const { userId } = openSignedIn({ saveCustomElementsOrder: () => ({}) });
    await arrange({ id: 'one' }, elements, () => start);
    await arrange({ id: 'other' }, elements, () => movedRow(start, 0, 2));
    expect(ids(known('one', userId))).toBe('abc');
    expect(ids(known('other', userId))).toBe('bca');
  });

  it('R-ROLE-012 an order is its user’s own', async () => {
    const { userId } = openSignedIn({ saveCustomElementsOrder: () => ({}) });
    await arrange({ id: 'list' }, elements, () => movedRow(start, 0, 2));
    const { calls, userId: another } = openSignedIn({ saveCustomElementsOrder: () => ({}) });
    expect(known('list', another)).toBeUndefined();
    await arrange({ id: 'list' }, elements, (now) => withHidden(now, 'b', true));
    expect(sent(calls[0]).userId).toBe(another);
    expect(ids(known('list', userId))).toBe('bca');
    expect(ids(known('list', another))).toBe('acb');
  });

  it('R-ORDER-002 shows a move before the server has answered', () => {
    const { userId } = openSignedIn({ saveCustomElementsOrder: () => new Promise(() => {}) });
    void arrange({ id: 'list' }, elements, () => movedRow(start, 0, 1));
    expect(ids(known('list', userId))).toBe('bac');
  });

  it('O-15 quick moves are sent one after the other, the last one last', async () => {
    const answers: (() => void)[] = [];
    const { calls } = openSignedIn({
      saveCustomElementsOrder: () => new Promise<void>((resolve) => answers.push(resolve)),
    });
    const first = arrange({ id: 'list' }, elements, () => movedRow(start, 0, 1));
    void arrange({ id: 'list' }, elements, () => movedRow(start, 0, 2));
    void arrange({ id: 'list' }, elements, () => movedRow(start, 2, 0));
    expect(calls).toHaveLength(1);
    answers[0]?.();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    answers[1]?.();
    await first;
    expect(calls.map((call) => ids(sent(call).userCustomElementsOrder))).toEqual(['bac', 'cab']);
  });
});

describe('a refused save', () => {
  it('O-15 R-ERROR-001 reads the order again, shows it, and says that something went wrong', async () => {
    const truth = [{ elementId: 'c' }, { elementId: 'a' }];
    const { calls, told, userId } = openSignedIn({
      saveCustomElementsOrder: refuse,
      customElementsOrder: () => ({ data: truth }),
    });
    await arrange({ id: 'list' }, elements, () => movedRow(start, 0, 2));
    expect(calls.map(([name]) => name)).toEqual(['saveCustomElementsOrder', 'customElementsOrder']);
    expect(ids(known('list', userId))).toBe('ca');
    expect(told()).toEqual(['ERROR_OCCURED']);
  });

  it('O-15 brings the old order back when the truth cannot be read', async () => {
    let isBroken = false;
    const { userId } = openSignedIn({ saveCustomElementsOrder: () => (isBroken ? refuse() : {}) });
    await arrange({ id: 'list' }, elements, () => movedRow(start, 0, 1));
    isBroken = true;
    await arrange({ id: 'list' }, elements, () => movedRow(start, 0, 2));
    expect(ids(known('list', userId))).toBe('bac');
  });
});
