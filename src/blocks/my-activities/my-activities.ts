import { myActivities as load } from '../../api/home';
import { localPages } from '../../domain/content/paging';
import type { Block } from '../block';

/** Comes whole, and is paged here. */
export const myActivities: Block = {
  load: async (api, { page, size, signal }) => {
    const { items, hasMore } = localPages(await load(api, signal), page + 1);
    return { items: items.slice(page * size), hasMore };
  },
  failedText: 'MY_ACTIVITIES_UNAVAILABLE',
};
