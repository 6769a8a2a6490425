import { targetGroups } from '../../api/home/home';
import type { Block } from '../block';

/** Not paged: it comes whole. */
export const inTargetGroup: Block = {
  load: async (api, { signal }) => ({ items: await targetGroups(api, false, signal), hasMore: false }),
};
