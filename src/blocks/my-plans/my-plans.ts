import { dividedList } from '../make-block';

/** The user's plans. The call has no page parameter, so one response holds all items. @see A-039 */
export const myPlans = dividedList({
  name: 'MyPlans',
  emptySeeAllText: 'EMPTY_SEE_ALL_MY_PLANS',
  load: async (api, { signal }) => {
    const { myPlans: fetchPlans } = await import('../../api/home/plans-and-skills');
    return { items: await fetchPlans(api, signal), hasMore: false };
  },
});
