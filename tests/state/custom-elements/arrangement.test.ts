import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/api/http/failure';
import type { CustomElement } from '../../../src/domain/custom-elements/custom-element';
import {
  arranged,
  orderEntries,
  withHidden,
  type OrderEntry,
} from '../../../src/domain/custom-elements/saved-order';
import { movedRow } from '../../../src/domain/lists/list-edit';
import { arrange } from '../../../src/state/custom-elements/mutations';
import type { Portal } from '../../../src/state/portal/portal';
import { openSignedIn } from '../signed-in-portal';
import { queryClientOf } from '../../../src/state/query/query-client';

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
const cachedOrder = (portal: Portal, list: string, userId: string) =>
  queryClientOf(portal).getQueryData<OrderEntry[]>(['arrangement', list, userId]);
const sent = (call: [string, unknown] | undefined) =>
  call?.[1] as { componentId: string; userId: string; userCustomElementsOrder: OrderEntry[] };
const setRead = (portal: Portal, userId: string, saved: OrderEntry[] = []) => {
  for (const list of ['list', 'one', 'other'])
    queryClientOf(portal).setQueryData(['arrangement', list, userId], saved);
};
/** A user whose saved orders have been read. */
function openRead(answers: Parameters<typeof openSignedIn>[0], saved?: OrderEntry[]) {
  const opened = openSignedIn(answers);
  setRead(opened.portal, opened.userId, saved);
  return opened;
}

const refuse = () => {
  throw new ApiFailure('server', 'saveCustomElementsOrder', '500');
};

describe('arranging a list', () => {
  it('saves a move at once, without another press [R-ORDER-002]', async () => {
    const { portal, calls, userId } = openRead({ saveCustomElementsOrder: () => ({}) });
    await arrange(portal, { list: { id: 'list' }, elements, change: () => movedRow(start, 0, 2) });
    expect(calls.map(([name]) => name)).toEqual(['saveCustomElementsOrder']);
    expect(sent(calls[0])).toMatchObject({ componentId: 'list', userId });
    expect(ids(sent(calls[0]).userCustomElementsOrder)).toBe('bca');
  });

  it('saves hiding at once, with the hidden element last [R-ORDER-003]', async () => {
    const { portal, calls } = openRead({ saveCustomElementsOrder: () => ({}) });
    await arrange(portal, { list: { id: 'list' }, elements, change: (now) => withHidden(now, 'a', true) });
    const saved = sent(calls[0]).userCustomElementsOrder;
    expect(saved.map(({ elementId, hidden }) => `${elementId} ${hidden}`)).toEqual([
      'b false',
      'c false',
      'a true',
    ]);
  });

  it('changes the entry of its own component only [R-ORDER-008]', async () => {
    const { portal, userId } = openRead({ saveCustomElementsOrder: () => ({}) });
    await arrange(portal, { list: { id: 'one' }, elements, change: () => start });
    await arrange(portal, { list: { id: 'other' }, elements, change: () => movedRow(start, 0, 2) });
    expect(ids(cachedOrder(portal, 'one', userId))).toBe('abc');
    expect(ids(cachedOrder(portal, 'other', userId))).toBe('bca');
  });

  it('saves the order per user [R-ROLE-012]', async () => {
    const { portal, calls, userId, signIn } = openRead({ saveCustomElementsOrder: () => ({}) });
    await arrange(portal, { list: { id: 'list' }, elements, change: () => movedRow(start, 0, 2) });
    const another = 'user-2';
    signIn({ login: 'user', userId: another });
    setRead(portal, another);
    expect(cachedOrder(portal, 'list', another)).toEqual([]);
    await arrange(portal, { list: { id: 'list' }, elements, change: (now) => withHidden(now, 'b', true) });
    expect(sent(calls[1]).userId).toBe(another);
    expect(ids(cachedOrder(portal, 'list', userId))).toBe('bca');
    expect(ids(cachedOrder(portal, 'list', another))).toBe('acb');
  });

  it('shows a move before the server answers [R-ORDER-002]', async () => {
    const { portal, userId } = openRead({ saveCustomElementsOrder: () => new Promise(() => {}) });
    void arrange(portal, { list: { id: 'list' }, elements, change: () => movedRow(start, 0, 1) });
    await vi.waitFor(() => expect(ids(cachedOrder(portal, 'list', userId))).toBe('bac'));
  });

  it('sends quick moves one after the other, in their order [O-15]', async () => {
    const answers: (() => void)[] = [];
    const { portal, calls } = openRead({
      saveCustomElementsOrder: () => new Promise<void>((resolve) => answers.push(resolve)),
    });
    const first = arrange(portal, { list: { id: 'list' }, elements, change: () => movedRow(start, 0, 1) });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    void arrange(portal, { list: { id: 'list' }, elements, change: () => movedRow(start, 0, 2) });
    const last = arrange(portal, { list: { id: 'list' }, elements, change: () => movedRow(start, 2, 0) });
    answers[0]?.();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    answers[1]?.();
    await Promise.all([first, last]);
    expect(calls.map((call) => ids(sent(call).userCustomElementsOrder))).toEqual(['bac', 'cab']);
  });
});

describe('changes that are made at the same moment', () => {
  it('build on each other and are saved once [R-ORDER-003]', async () => {
    const { portal, calls } = openRead({ saveCustomElementsOrder: () => ({}) });
    const hide = (id: string) =>
      arrange(portal, { list: { id: 'list' }, elements, change: (now) => withHidden(now, id, true) });
    expect(await Promise.all([hide('a'), hide('b'), hide('c')])).toEqual([true, true, true]);
    expect(calls).toHaveLength(1);
    const saved = sent(calls[0]).userCustomElementsOrder;
    expect(saved.filter(({ hidden }) => hidden)).toHaveLength(3);
  });
});

describe('an unknown saved order', () => {
  it('is never overwritten, whether it is not read yet or cannot be read [R-ORDER-002 R-ORDER-008]', async () => {
    const { portal, calls, userId } = openSignedIn({ saveCustomElementsOrder: () => ({}) });
    await arrange(portal, { list: { id: 'list' }, elements, change: () => movedRow(start, 0, 2) });
    expect(calls).toEqual([]);
    expect(cachedOrder(portal, 'list', userId)).toBeUndefined();
  });

  it('of elements that are not shown is saved unchanged [R-ORDER-006 R-ORDER-007]', async () => {
    const entry = (elementId: string, order: number, hidden = false) =>
      ({ ...orderEntries(start)[0], elementId, order, hidden }) as OrderEntry;
    const saved = [entry('x', 0), entry('a', 1), entry('y', 2, true), entry('b', 3), entry('z', -1)];
    const { portal, calls } = openRead({ saveCustomElementsOrder: () => ({}) }, saved);
    await arrange(portal, { list: { id: 'list' }, elements, change: (now) => movedRow(now, 0, 1) });
    const sentEntries = sent(calls[0]).userCustomElementsOrder;
    expect(ids(sentEntries)).toBe('xbyacz');
    expect(sentEntries.filter(({ hidden }) => hidden).map(({ elementId }) => elementId)).toEqual(['y']);
    expect(sentEntries.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a refused change of the order', () => {
  it('is reported to its own caller, and not to an earlier caller [O-15]', async () => {
    let isBroken = false;
    const { portal } = openRead({ saveCustomElementsOrder: () => (isBroken ? refuse() : {}) });
    const first = arrange(portal, { list: { id: 'list' }, elements, change: () => movedRow(start, 0, 1) });
    expect(await first).toBe(true);
    isBroken = true;
    expect(await arrange(portal, { list: { id: 'list' }, elements, change: () => start })).toBe(false);
  });

  it('does not undo a later change, which contains it and is saved next [O-15]', async () => {
    let answerFirst = () => {};
    const { portal, calls, userId } = openRead({
      saveCustomElementsOrder: async () => {
        if (calls.length > 1) return {};
        await new Promise<void>((resolve) => (answerFirst = resolve));
        return refuse();
      },
    });
    const first = arrange(portal, { list: { id: 'list' }, elements, change: () => movedRow(start, 0, 1) });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const second = arrange(portal, { list: { id: 'list' }, elements, change: (now) => movedRow(now, 0, 2) });
    answerFirst();
    expect(await first).toBe(false);
    expect(await second).toBe(true);
    expect(calls.map((call) => ids(sent(call).userCustomElementsOrder))).toEqual(['bac', 'acb']);
    expect(ids(cachedOrder(portal, 'list', userId))).toBe('acb');
  });

  it('keeps a change that is made while the order is read again [O-15]', async () => {
    let isBroken = true;
    const { portal, calls, userId } = openRead({
      saveCustomElementsOrder: () => (isBroken ? refuse() : {}),
      customElementsOrder: () => new Promise(() => {}),
    });
    void arrange(portal, { list: { id: 'list' }, elements, change: () => movedRow(start, 0, 1) });
    await vi.waitFor(() => expect(calls.at(-1)?.[0]).toBe('customElementsOrder'));
    isBroken = false;
    await arrange(portal, { list: { id: 'list' }, elements, change: () => movedRow(start, 0, 2) });
    expect(ids(sent(calls.at(-1)).userCustomElementsOrder)).toBe('bca');
    expect(ids(cachedOrder(portal, 'list', userId))).toBe('bca');
  });

  it('reads the order again, shows it, and notifies of the failure [O-15 R-ERROR-001]', async () => {
    const truth = [{ elementId: 'c' }, { elementId: 'a' }];
    const { portal, calls, notified, userId } = openRead({
      saveCustomElementsOrder: refuse,
      customElementsOrder: () => ({ data: truth }),
    });
    await arrange(portal, { list: { id: 'list' }, elements, change: () => movedRow(start, 0, 2) });
    expect(calls.map(([name]) => name)).toEqual(['saveCustomElementsOrder', 'customElementsOrder']);
    expect(ids(cachedOrder(portal, 'list', userId))).toBe('ca');
    expect(notified()).toEqual(['ERROR_OCCURED']);
  });

  it('restores the old order when the saved one cannot be read [O-15]', async () => {
    let isBroken = false;
    const { portal, userId } = openRead({ saveCustomElementsOrder: () => (isBroken ? refuse() : {}) });
    await arrange(portal, { list: { id: 'list' }, elements, change: () => movedRow(start, 0, 1) });
    isBroken = true;
    await arrange(portal, { list: { id: 'list' }, elements, change: () => movedRow(start, 0, 2) });
    expect(ids(cachedOrder(portal, 'list', userId))).toBe('bac');
  });
});
