import { channelPosts } from '../../api/home/posts';
import { hasMoreAfter } from '../../domain/see-all/paging';
import type { Block } from '../block';

/** Posts of one of the two channels (R-API-059, A-038). */
export const channel: Block = {
  load: async (api, { channelSource: source, page, size, signal }) => {
    const { items, received } = await channelPosts(api, { source, page, size }, signal);
    return { items, hasMore: hasMoreAfter(received, size) };
  },
};
