import { catalogPosts } from '../../api/posts';
import { hasMoreAfter } from '../../domain/content/paging';
import type { Block } from '../block';

/** Posts that stay true for long (R-API-058). */
export const practicalInformation: Block = {
  load: async (api, { catalogId, page, size, signal }) => {
    const items = await catalogPosts(api, { catalogId, kind: 'practical', page, size }, signal);
    return { items, hasMore: hasMoreAfter(items.length, size) };
  },
};
