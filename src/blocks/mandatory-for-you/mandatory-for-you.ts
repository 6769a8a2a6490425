import { targetGroups } from '../../api/home/home';
import type { Block } from '../block';

/** What the person's target groups must take; it comes whole (R-API-043, A-078). */
export const mandatoryForYou: Block = {
  load: async (api, { signal }) => ({ items: await targetGroups(api, true, signal), hasMore: false }),
};
