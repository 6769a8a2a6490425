import { expiredActivities as load } from '../../api/home/home';
import type { Block } from '../block';

/** What has expired or soon will; it comes whole (R-API-044). */
export const expiredActivities: Block = {
  load: async (api, { signal }) => ({ items: await load(api, signal), hasMore: false }),
};
