import type { Block } from './block';

type BlockOptions = Pick<Block, 'name'> & Partial<Block>;

const defaults = {
  audience: 'users',
  carriesItems: true,
  showsWhenEmpty: false,
  isPaged: false,
  comesWhole: true,
  itemsOf: 'kind',
  hasElements: false,
  holdsPosts: false,
  hasFavourites: false,
  offersSearch: false,
  hasSeeAll: () => true,
  emptyText: 'EMPTY_SEE_ALL_GENERAL',
  emptySeeAllText: 'EMPTY_SEE_ALL_GENERAL',
} as const satisfies Omit<Block, 'name'>;

/** Creates a kind for users. One response contains all items, and the see-all page shows all of them. @see A-078 */
export const wholeList = (options: BlockOptions): Block => ({ ...defaults, ...options });

/** Creates a kind for users. One response contains all items, and the see-all page divides them into pages. @see A-039 */
export const dividedList = (options: BlockOptions): Block => wholeList({ isPaged: true, ...options });

/** Creates a kind for users. Each response contains one page of items. @see R-BLOCKLOAD-010 */
export const pagedList = (options: BlockOptions): Block => dividedList({ comesWhole: false, ...options });

/** Creates a kind for users whose items are posts. @see R-API-060 */
export const postList = (options: BlockOptions): Block =>
  pagedList({
    holdsPosts: true,
    itemAction: 'ACTION_READ_MORE',
    emptyText: 'EMPTY_BLOCK_POSTS',
    emptySeeAllText: 'EMPTY_SEE_ALL_POSTS',
    ...options,
  });

/** Creates a kind for everyone, without items. @see A-011 A-016 */
export const staticBlock = (options: BlockOptions): Block =>
  wholeList({
    audience: 'everyone',
    carriesItems: false,
    showsWhenEmpty: true,
    hasSeeAll: () => false,
    ...options,
  });
