import { targetGroups } from '../../api/home/home';
import { wholeList } from '../make-block';

/** Activities of the user's target groups. One response holds all items, without pages. @see A-078 */
export const inTargetGroup = wholeList({
  name: 'InTargetGroup',
  hasFavourites: true,
  emptyText: 'EMPTY_BLOCK_IN_TARGET_GROUP',
  emptySeeAllText: 'EMPTY_SEE_ALL_IN_TARGET_GROUP',
  load: async (api, { signal }) => ({ items: await targetGroups(api, false, signal), hasMore: false }),
});
