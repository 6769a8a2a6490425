import { expect, it } from 'vitest';
import { forgetScreensOfOthers } from '../../../src/state/navigation/screen-owner';
import { memoryStores } from '../test-portal';

it('the saved screens of a user are cleared when another user or nobody is signed in [O-14]', () => {
  const stores = memoryStores();
  const { entries } = stores.tab;
  forgetScreensOfOthers(stores, 'anna');
  entries.set('screens', '[]').set('home.1', '{}').set('other', 'x');
  forgetScreensOfOthers(stores, 'anna');
  expect(entries.has('screens')).toBe(true);
  forgetScreensOfOthers(stores, undefined);
  expect([...entries.keys()].sort()).toEqual(['other', 'owner']);
});
