import { forgetForTab, readForTab, writeForTab } from '../../browser/storage';

/** Under which name the tab keeps how screens were left. */
export const slot = 'screens';

/** Once somebody else, or nobody, is signed in, removes where the person before has been: addresses hold what was searched. */
export function forgetScreensOfOthers(userId = 'anonymous'): void {
  const owner = readForTab(ownerSlot);
  if (owner === userId) return;
  if (owner !== undefined) forgetForTab([slot, 'home.']);
  writeForTab(ownerSlot, userId);
}

const ownerSlot = 'owner';
