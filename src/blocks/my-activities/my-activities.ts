import { myActivities as load } from '../../api/home/home';
import type { Block } from '../block';

/** The call takes no page, so every item comes at once. */
export const myActivities: Block = {
  load: async (api, { signal }) => ({ items: await load(api, signal), hasMore: false }),
  failedText: 'MY_ACTIVITIES_UNAVAILABLE',
};
