import { myInterests as load } from '../../api/interests';
import { hasMoreAfter } from '../../domain/content/paging';
import type { Block } from '../block';
import { MyInterestsAction } from './MyInterestsAction';

export const myInterests: Block = {
  load: async (api, { page, size, signal }) => {
    const items = await load(api, { page, size }, signal);
    return { items, hasMore: hasMoreAfter(items.length, size) };
  },
  Action: MyInterestsAction,
};
