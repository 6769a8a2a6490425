import type { Stores } from '../../browser/storage';

const start = 'positions.';

/** Returns the storage key for the media positions of a user. @see O-14 */
export const positionsName = (userId: string | undefined): string => start + (userId ?? 'anonymous');

/** Removes the media positions of other users, after another user signs in or the user signs out. @see O-14 */
export const forgetPositionsOfOthers = ({ visits }: Stores, userId: string | undefined): void =>
  visits.remove([start], positionsName(userId));
