import type { Block } from '../block';

/** The call takes no page, so every item comes at once. */
export const myPlans: Block = {
  load: async (api, { signal }) => {
    const { myPlans } = await import('../../api/lists/own-lists');
    return { items: await myPlans(api, signal), hasMore: false };
  },
};
