import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../../src/domain/session/session';
import { forgetPositionsOfOthers } from '../../../src/state/media/saved-positions';
import {
  saveChoices,
  savePosition,
  savedChoices,
  savedPosition,
} from '../../../src/state/media/player-memory';
import { sessionAtom } from '../../../src/state/portal/portal-state';
import { memoryStores, testPortal } from '../test-portal';

function open() {
  const stores = memoryStores();
  const portal = testPortal({ stores });
  const signIn = (userId: string) => portal.store.set(sessionAtom, sessionOf({ login: 'user', userId }));
  return { portal, stores, signIn };
}

describe('the saved state of the player', () => {
  it('has a position for each user and media item [O-14]', () => {
    const { portal, signIn } = open();
    signIn('1');
    savePosition(portal, 'film', { seconds: 20, length: 100 });
    expect([savedPosition(portal, 'film'), savedPosition(portal, 'other')]).toEqual([20, undefined]);
    signIn('2');
    expect(savedPosition(portal, 'film')).toBeUndefined();
  });

  it('loses positions at sign-out, and keeps volume and speed [O-14]', () => {
    const { portal, stores, signIn } = open();
    signIn('1');
    savePosition(portal, 'film', { seconds: 20, length: 100 });
    saveChoices(portal, { volume: 0.5, isMuted: false, speed: 2, captions: 'da' });
    forgetPositionsOfOthers(stores, '1');
    expect(savedPosition(portal, 'film')).toBe(20);
    forgetPositionsOfOthers(stores, undefined);
    expect(savedPosition(portal, 'film')).toBeUndefined();
    expect(savedChoices(portal)).toEqual({ volume: 0.5, isMuted: false, speed: 2, captions: 'da' });
    expect([...stores.visits.entries.keys()]).toEqual(['player']);
  });
});
