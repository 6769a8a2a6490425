import { localPages } from '../../domain/content/paging';
import type { Block } from '../block';

/** Comes whole, and is paged here. */
export const myPlans: Block = {
  load: async (api, { page, size, signal }) => {
    const { myPlans } = await import('../../api/own-lists');
    const { items, hasMore } = localPages(await myPlans(api, signal), page + 1);
    return { items: items.slice(page * size), hasMore };
  },
};
