import type { Stores } from '../../browser/storage';

/** The key under which the tab stores how screens were left. */
export const screensName = 'screens';

/**
 * Removes the stored screens of the previous user, after another user signs in or the user signs out. Addresses contain
 * search phrases.
 */
export function forgetScreensOfOthers({ tab }: Stores, userId = 'anonymous'): void {
  const owner = tab.read(ownerName);
  if (owner === userId) return;
  if (owner !== undefined) tab.remove([screensName, 'home.']);
  tab.write(ownerName, userId);
}

const ownerName = 'owner';
