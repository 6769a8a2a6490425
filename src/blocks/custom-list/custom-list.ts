import { CustomList } from '../lazy-blocks';
import { wholeList } from '../make-block';

/**
 * Elements that an editor composed, for everyone. Nothing is fetched, and home shows all elements.
 * @see R-HOME-033 R-BLOCKLOAD-007
 */
export const customList = wholeList({
  name: 'CustomList',
  audience: 'everyone',
  itemsOf: 'block',
  hasElements: true,
  hasSeeAll: () => false,
  emptyText: 'EMPTY_BLOCK_CUSTOM_LIST',
  View: CustomList,
});
