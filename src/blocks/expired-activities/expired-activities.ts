import { expiredActivities as fetchExpired } from '../../api/home/home';
import { wholeList } from '../make-block';

/** Activities that have expired or soon will. One response holds all items. @see R-API-044 */
export const expiredActivities = wholeList({
  name: 'ExpiredOrNearExpiredActivities',
  hasFavourites: true,
  emptyText: 'EMPTY_BLOCK_EXPIRED',
  emptySeeAllText: 'EMPTY_SEE_ALL_EXPIRED',
  load: async (api, { signal }) => ({ items: await fetchExpired(api, signal), hasMore: false }),
});
