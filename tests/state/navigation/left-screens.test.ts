import { beforeEach, expect, it, vi } from 'vitest';
import { forgetScreensOfOthers } from '../../../src/state/navigation/screens-owner';

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};

beforeEach(() => {
  kept.clear();
  // Like the browser's, the storage lists its names as its own keys.
  const names = {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  vi.stubGlobal('sessionStorage', new Proxy(storage, names));
});

it('O-14 the screens of a person are forgotten once somebody else, or nobody, is signed in', () => {
  forgetScreensOfOthers('anna');
  kept.set('lp-catalog.screens', '[]').set('lp-catalog.home.1', '{}').set('host.own', 'x');
  forgetScreensOfOthers('anna');
  expect(kept.has('lp-catalog.screens')).toBe(true);
  forgetScreensOfOthers(undefined);
  expect([...kept.keys()].sort()).toEqual(['host.own', 'lp-catalog.owner']);
});
