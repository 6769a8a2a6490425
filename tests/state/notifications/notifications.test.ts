import { beforeEach, describe, expect, it } from 'vitest';
import {
  dismiss,
  dismissText,
  notificationsAtom,
  notify,
  saidAtom,
} from '../../../src/state/notifications/notifications';
import { store } from '../../../src/state/portal/portal';

beforeEach(() => store.set(notificationsAtom, []));
const shown = () => store.get(notificationsAtom);

describe('notifications', () => {
  it('A-152 stand in the order in which they came, each with an id of its own', () => {
    notify({ text: 'ERROR_OCCURED', isError: true });
    notify({ text: 'ERROR_LIST_TITLE' });
    expect(shown()).toMatchObject([
      { text: 'ERROR_OCCURED', isError: true },
      { text: 'ERROR_LIST_TITLE', isError: false },
    ]);
    expect(shown()[0]?.id).not.toBe(shown()[1]?.id);
  });

  it('A-138 O-17 that say the same are shown once at a time', () => {
    notify({ text: 'ERROR_OCCURED', isError: true });
    notify({ text: 'ERROR_OCCURED', isError: true });
    expect(shown()).toHaveLength(1);
    dismiss(shown()[0]?.id ?? 0);
    expect(shown()).toEqual([]);
    notify({ text: 'ERROR_OCCURED', isError: true });
    expect(shown()).toHaveLength(1);
  });

  it('A-138 with other values say something else', () => {
    const text = 'ERROR_LIST_TITLE';
    notify({ text, values: { name: 'a' } });
    notify({ text, values: { name: 'b' } });
    expect(shown().map(({ values }) => values)).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  it('O-3 that offer an action are shown each, since each action is about something of its own', () => {
    const action = { label: 'UNDO', run: () => {} } as const;
    notify({ text: 'ARRANGE_HIDDEN', values: { name: 'a' }, action });
    notify({ text: 'ARRANGE_HIDDEN', values: { name: 'a' }, action });
    expect(shown()).toHaveLength(2);
  });

  it('O-15 that are no longer true are removed from the screen and from the bell, and the others stay', () => {
    store.set(saidAtom, []);
    for (const name of ['a', 'b']) notify({ text: 'ARRANGE_HIDDEN', values: { name } });
    dismissText('ARRANGE_HIDDEN', { name: 'a' });
    for (const list of [shown(), store.get(saidAtom)])
      expect(list.map(({ values }) => values)).toEqual([{ name: 'b' }]);
    dismissText('ARRANGE_HIDDEN');
    expect([...shown(), ...store.get(saidAtom)]).toEqual([]);
  });

  it('A-152 one that is dismissed leaves the others', () => {
    notify({ text: 'ERROR_OCCURED' });
    notify({ text: 'ERROR_LIST_TITLE' });
    dismiss(shown()[0]?.id ?? 0);
    expect(shown().map(({ text }) => text)).toEqual(['ERROR_LIST_TITLE']);
  });
});
