import type { Block } from '../block';

/** The user's plans. The call has no page parameter, so one response holds all items. @see A-039 */
export const myPlans: Block = {
  load: async (api, { signal }) => {
    const { myPlans } = await import('../../api/lists/own-lists');
    return { items: await myPlans(api, signal), hasMore: false };
  },
};
