import { targetGroups } from '../../api/home/home';
import type { Block } from '../block';

/** Activities that are mandatory in the user's target groups. One response holds all items. @see R-API-043 A-078 */
export const mandatoryForYou: Block = {
  load: async (api, { signal }) => ({ items: await targetGroups(api, true, signal), hasMore: false }),
};
