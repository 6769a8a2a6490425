import { forgetStored } from '../../browser/storage';

const start = 'positions.';

/** Under which name this browser keeps where somebody left media (O-14). */
export const positionsName = (userId: string | undefined): string => start + (userId ?? 'anonymous');

/** Once somebody else, or nobody, is signed in, what others watched is forgotten (O-14). */
export const forgetPositionsOfOthers = (userId: string | undefined): void =>
  forgetStored(start, positionsName(userId));
