import { beforeEach, describe, expect, it } from 'vitest';
import {
  dismiss,
  dismissText,
  notificationsAtom,
  notify,
  recentNotificationsAtom,
} from '../../../src/state/notifications/notifications';
import type { Portal } from '../../../src/state/portal/portal';
import { testPortal } from '../test-portal';

let portal: Portal;
beforeEach(() => {
  portal = testPortal();
});
const shown = () => portal.store.get(notificationsAtom);

describe('notifications', () => {
  it('are in the order of their arrival, each with its own id [A-152]', () => {
    notify(portal, { text: 'ERROR_OCCURED', isError: true });
    notify(portal, { text: 'ERROR_LIST_TITLE' });
    expect(shown()).toMatchObject([
      { text: 'ERROR_OCCURED', isError: true },
      { text: 'ERROR_LIST_TITLE', isError: false },
    ]);
    expect(shown()[0]?.id).not.toBe(shown()[1]?.id);
  });

  it('with the same text are shown once at a time [A-138 O-17]', () => {
    notify(portal, { text: 'ERROR_OCCURED', isError: true });
    notify(portal, { text: 'ERROR_OCCURED', isError: true });
    expect(shown()).toHaveLength(1);
    dismiss(portal, shown()[0]?.id ?? 0);
    expect(shown()).toEqual([]);
    notify(portal, { text: 'ERROR_OCCURED', isError: true });
    expect(shown()).toHaveLength(1);
  });

  it('with the same text and other values are both shown [A-138]', () => {
    const text = 'ERROR_LIST_TITLE';
    notify(portal, { text, values: { name: 'a' } });
    notify(portal, { text, values: { name: 'b' } });
    expect(shown().map(({ values }) => values)).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  it('with an action are all shown, since each action has its own target [O-3]', () => {
    const action = { label: 'UNDO', run: () => {} } as const;
    notify(portal, { text: 'ARRANGE_HIDDEN', values: { name: 'a' }, action });
    notify(portal, { text: 'ARRANGE_HIDDEN', values: { name: 'a' }, action });
    expect(shown()).toHaveLength(2);
  });

  it('that are no longer true are removed from the screen and from the bell, and the others stay [O-15]', () => {
    for (const name of ['a', 'b']) notify(portal, { text: 'ARRANGE_HIDDEN', values: { name } });
    dismissText(portal, 'ARRANGE_HIDDEN', { name: 'a' });
    for (const list of [shown(), portal.store.get(recentNotificationsAtom)])
      expect(list.map(({ values }) => values)).toEqual([{ name: 'b' }]);
    dismissText(portal, 'ARRANGE_HIDDEN');
    expect([...shown(), ...portal.store.get(recentNotificationsAtom)]).toEqual([]);
  });

  it('stay when another one is dismissed [A-152]', () => {
    notify(portal, { text: 'ERROR_OCCURED' });
    notify(portal, { text: 'ERROR_LIST_TITLE' });
    dismiss(portal, shown()[0]?.id ?? 0);
    expect(shown().map(({ text }) => text)).toEqual(['ERROR_LIST_TITLE']);
  });
});
