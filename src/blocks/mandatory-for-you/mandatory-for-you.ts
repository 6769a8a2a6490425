import { targetGroups } from '../../api/home/home';
import { dueFirst } from '../due-first';
import { wholeList } from '../make-block';

/** Activities that are mandatory in the user's target groups. One response holds all items. @see R-API-043 A-078 */
export const mandatoryForYou = wholeList({
  name: 'MandatoryForYou',
  hasFavourites: true,
  emptyText: 'EMPTY_BLOCK_MANDATORY_FOR_YOU',
  emptySeeAllText: 'EMPTY_SEE_ALL_MANDATORY_FOR_YOU',
  load: async (api, { signal }) => ({
    items: await dueFirst(targetGroups(api, true, signal)),
    hasMore: false,
  }),
});
