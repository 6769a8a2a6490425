import type { Stores } from '../../browser/storage';

/** The name under which the tab saves how screens were left. */
export const screensName = 'screens';

/** Removes where the person before has been, once somebody else, or nobody, is signed in: addresses hold what was searched. */
export function forgetScreensOfOthers({ tab }: Stores, userId = 'anonymous'): void {
  const owner = tab.read(ownerName);
  if (owner === userId) return;
  if (owner !== undefined) tab.remove([screensName, 'home.']);
  tab.write(ownerName, userId);
}

const ownerName = 'owner';
