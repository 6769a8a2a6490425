import { catalogPosts, type PostsInput } from '../api/home/posts';
import { hasMoreAfter } from '../domain/see-all/paging';
import type { Block } from './block';
import { postList } from './make-block';

/** Creates a kind with the catalog's posts of one kind, for everyone. @see R-API-055 R-API-058 */
export const catalogPostList = (name: Block['name'], kind: PostsInput['kind']): Block =>
  postList({
    name,
    audience: 'everyone',
    load: async (api, { catalogId, page, size, signal }) => {
      const { items, received } = await catalogPosts(api, { catalogId, kind, page, size }, signal);
      return { items, hasMore: hasMoreAfter(received, size) };
    },
  });
