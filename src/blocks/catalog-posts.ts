import { catalogPosts, type PostsInput } from '../api/home/posts';
import { hasMoreAfter } from '../domain/see-all/paging';
import type { Block } from './block';

/** Returns a block with the catalog's posts of one kind. @see R-API-055 R-API-058 */
export const postsOf = (kind: PostsInput['kind']): Block => ({
  load: async (api, { catalogId, page, size, signal }) => {
    const { items, received } = await catalogPosts(api, { catalogId, kind, page, size }, signal);
    return { items, hasMore: hasMoreAfter(received, size) };
  },
});
