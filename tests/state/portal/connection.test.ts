import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/api/http/failure';
import { watchConnection } from '../../../src/state/portal/connection';
import { reportFailure } from '../../../src/state/portal/failures';
import { dismiss, notificationsAtom } from '../../../src/state/notifications/notifications';
import type { Portal } from '../../../src/state/portal/portal';
import { testPortal } from '../test-portal';

const page = new EventTarget();
let portal: Portal;
let stop = () => {};
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('window', page);
  portal = testPortal();
  stop = watchConnection(portal);
});
afterEach(() => {
  page.dispatchEvent(new Event('online'));
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const shown = () => portal.store.get(notificationsAtom).map(({ text }) => text);
const pressFails = () =>
  reportFailure(portal, 'notify', new ApiFailure('offline', 'addFavourite', 'no answer'));
const lose = () => page.dispatchEvent(new Event('offline'));

describe('an action that fails without a network', () => {
  it('shows one notification, and the offline notification returns after it [O-1 O-17]', () => {
    lose();
    expect(shown()).toEqual(['OFFLINE']);
    pressFails();
    pressFails();
    expect(shown()).toEqual(['OFFLINE_NOT_DONE']);
    dismiss(portal, portal.store.get(notificationsAtom)[0]?.id ?? 0);
    expect(shown()).toEqual(['OFFLINE']);
  });

  it('shows one notification also when the browser detects the loss after the press [O-1 O-17]', () => {
    pressFails();
    expect(shown()).toEqual(['ERROR_OCCURED']);
    lose();
    expect(shown()).toEqual(['OFFLINE_NOT_DONE']);
  });

  it('removes the notifications that are no longer true when the network returns [O-1]', () => {
    lose();
    pressFails();
    page.dispatchEvent(new Event('online'));
    expect(shown()).toEqual(['ONLINE_AGAIN']);
  });
});
