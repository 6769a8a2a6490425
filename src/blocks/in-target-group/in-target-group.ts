import { targetGroups } from '../../api/home/home';
import type { Block } from '../block';

/** Activities of the user's target groups. One response holds all items, without pages. @see A-078 */
export const inTargetGroup: Block = {
  load: async (api, { signal }) => ({ items: await targetGroups(api, false, signal), hasMore: false }),
};
