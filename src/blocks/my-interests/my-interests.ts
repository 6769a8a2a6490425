import { hasMoreAfter } from '../../domain/see-all/paging';
import type { Block } from '../block';
import { lazyComponent } from '../../state/lazy/lazy-component';

/** For users only: the public pages of the catalog fetch nothing of it (R-ROLE-009). */
export const myInterests: Block = {
  load: async (api, { page, size, signal }) => {
    const { myInterests: ask } = await import('../../api/interests/interests');
    const { items, received } = await ask(api, { page, size }, signal);
    return { items, hasMore: hasMoreAfter(received, size) };
  },
  Action: lazyComponent(async () => (await import('./MyInterestsAction')).MyInterestsAction),
};
