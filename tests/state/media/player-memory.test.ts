import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionOf } from '../../../src/domain/session/session';
import { forgetPositionsOfOthers } from '../../../src/state/media/kept-positions';
import {
  saveChoices,
  savePosition,
  savedChoices,
  savedPosition,
} from '../../../src/state/media/player-memory';
import { store } from '../../../src/state/portal/portal';
import { sessionAtom } from '../../../src/state/portal/runtime';

/** A store that can be listed, as the browser's can. */
function openStore() {
  const kept = Object.create({
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => Reflect.set(kept, name, value),
    removeItem: (name: string) => Reflect.deleteProperty(kept, name),
  }) as Record<string, string>;
  vi.stubGlobal('localStorage', kept);
  return kept;
}

const signIn = (userId?: string) =>
  store.set(sessionAtom, userId ? sessionOf({ login: 'user', userId }) : sessionOf());

afterEach(() => vi.unstubAllGlobals());

describe('what the player remembers', () => {
  it('O-14 keeps a place for each person and media', () => {
    openStore();
    signIn('1');
    savePosition('film', { seconds: 20, length: 100 });
    expect([savedPosition('film'), savedPosition('other')]).toEqual([20, undefined]);
    signIn('2');
    expect(savedPosition('film')).toBeUndefined();
  });

  it('O-14 forgets places at sign-out, and keeps volume and speed', () => {
    const kept = openStore();
    signIn('1');
    savePosition('film', { seconds: 20, length: 100 });
    saveChoices({ volume: 0.5, isMuted: false, speed: 2, captions: 'da' });
    forgetPositionsOfOthers('1');
    expect(savedPosition('film')).toBe(20);
    forgetPositionsOfOthers(undefined);
    expect(savedPosition('film')).toBeUndefined();
    expect(savedChoices()).toEqual({ volume: 0.5, isMuted: false, speed: 2, captions: 'da' });
    expect(Object.keys(kept)).toEqual(['lp-catalog.player']);
  });
});
