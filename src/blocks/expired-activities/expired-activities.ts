import { expiredActivities as load } from '../../api/home/home';
import type { Block } from '../block';

/** Activities that have expired or soon will. One response holds all items. @see R-API-044 */
export const expiredActivities: Block = {
  load: async (api, { signal }) => ({ items: await load(api, signal), hasMore: false }),
};
