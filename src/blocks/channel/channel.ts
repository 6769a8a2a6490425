import { channelPosts } from '../../api/home/posts';
import { hasMoreAfter } from '../../domain/see-all/paging';
import { postList } from '../make-block';

/** The posts of one of the two channels. @see R-API-059 A-038 */
export const channel = postList({
  name: 'Channel',
  itemsOf: 'source',
  load: async (api, { channelSource: source, page, size, signal }) => {
    const { items, received } = await channelPosts(api, { source, page, size }, signal);
    return { items, hasMore: hasMoreAfter(received, size) };
  },
});
