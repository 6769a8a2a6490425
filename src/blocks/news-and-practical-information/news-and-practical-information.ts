import { catalogPosts } from '../../api/posts';
import { hasMoreAfter } from '../../domain/content/paging';
import type { Block } from '../block';

/** Both kinds of posts in one list (R-API-058). */
export const newsAndPracticalInformation: Block = {
  load: async (api, { catalogId, page, size, signal }) => {
    const items = await catalogPosts(api, { catalogId, kind: 'all', page, size }, signal);
    return { items, hasMore: hasMoreAfter(items.length, size) };
  },
};
