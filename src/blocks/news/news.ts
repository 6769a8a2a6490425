import { catalogPosts } from '../../api/posts';
import { hasMoreAfter } from '../../domain/content/paging';
import type { Block } from '../block';

/** Posts that are current (R-API-058). */
export const news: Block = {
  load: async (api, { catalogId, page, size, signal }) => {
    const items = await catalogPosts(api, { catalogId, kind: 'current', page, size }, signal);
    return { items, hasMore: hasMoreAfter(items.length, size) };
  },
};
