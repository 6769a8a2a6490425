import { myPlans as load } from '../../api/own-lists';
import { localPages } from '../../domain/content/paging';
import type { Block } from '../block';

/** Comes whole, and is paged here. */
export const myPlans: Block = {
  load: async (api, { page, size, signal }) => {
    const { items, hasMore } = localPages(await load(api, signal), page + 1);
    return { items: items.slice(page * size), hasMore };
  },
};
