import { wholeList } from '../make-block';

/**
 * The items that the user opened last. The code of the calls loads with the first call, because few homes have this
 * block.
 * @see R-API-045
 */
export const continueWhereYouLeft = wholeList({
  name: 'ContinueWhereYouLeft',
  isResumed: true,
  emptyText: 'EMPTY_BLOCK_CONTINUE_WHERE_YOU_LEFT',
  emptySeeAllText: 'EMPTY_SEE_ALL_CONTINUE_WHERE_YOU_LEFT',
  load: async (api, { catalogId, signal }) => {
    const { continueItems } = await import('../../api/home/continue-events');
    return { items: await continueItems(api, catalogId, signal), hasMore: false };
  },
});
