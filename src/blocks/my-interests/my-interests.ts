import { hasMoreAfter } from '../../domain/see-all/paging';
import type { Block } from '../block';
import { lazyComponent } from '../../state/lazy/lazy-component';

/**
 * Suggestions from the user's interests. The code loads separately, because visitors without a user never need it.
 * @see R-ROLE-009
 */
export const myInterests: Block = {
  load: async (api, { page, size, signal }) => {
    const { myInterests: fetchInterests } = await import('../../api/interests/interests');
    const { items, received } = await fetchInterests(api, { page, size }, signal);
    return { items, hasMore: hasMoreAfter(received, size) };
  },
  Action: lazyComponent(async () => (await import('./MyInterestsAction')).MyInterestsAction),
};
