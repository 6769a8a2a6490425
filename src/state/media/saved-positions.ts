import type { Stores } from '../../browser/storage';

const start = 'positions.';

/** The name under which this browser saves where somebody left media. @see O-14 */
export const positionsName = (userId: string | undefined): string => start + (userId ?? 'anonymous');

/** Removes what others watched, once somebody else, or nobody, is signed in. @see O-14 */
export const forgetPositionsOfOthers = ({ visits }: Stores, userId: string | undefined): void =>
  visits.remove([start], positionsName(userId));
