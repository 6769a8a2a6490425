import type { Block } from '../block';

/** Where the person was last; its look-ups are fetched with the call, since few homes have the block (R-API-045). */
export const continueWhereYouLeft: Block = {
  load: async (api, { catalogId, signal }) => {
    const { continueItems } = await import('../../api/home/continue-events');
    return { items: await continueItems(api, catalogId, signal), hasMore: false };
  },
};
