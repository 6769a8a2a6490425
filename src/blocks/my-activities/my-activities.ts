import { myActivities as load } from '../../api/home/home';
import type { Block } from '../block';

/** The user's activities. The call has no page parameter, so one response holds all items. @see A-039 */
export const myActivities: Block = {
  load: async (api, { signal }) => ({ items: await load(api, signal), hasMore: false }),
  failedText: 'MY_ACTIVITIES_UNAVAILABLE',
};
