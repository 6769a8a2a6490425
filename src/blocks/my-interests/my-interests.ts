import { hasMoreAfter } from '../../domain/see-all/paging';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { pagedList } from '../make-block';

/**
 * Suggestions from the user's interests. The code loads separately, because visitors without a user never need it.
 * @see R-ROLE-009 R-HOME-026
 */
export const myInterests = pagedList({
  name: 'MyInterests',
  showsWhenEmpty: true,
  emptyText: 'EMPTY_BLOCK_MY_INTERESTS',
  emptySeeAllText: 'EMPTY_SEE_ALL_MY_INTERESTS',
  load: async (api, { page, size, signal }) => {
    const { myInterests: fetchInterests } = await import('../../api/interests/interests');
    const { items, received } = await fetchInterests(api, { page, size }, signal);
    return { items, hasMore: hasMoreAfter(received, size) };
  },
  Action: lazyComponent(async () => (await import('./MyInterestsAction')).MyInterestsAction),
});
