import { myActivities as fetchActivities } from '../../api/home/home';
import { dueFirst } from '../due-first';
import { dividedList } from '../make-block';

/**
 * The user's activities. The call has no page parameter, so one response holds all items. A participant has no See all.
 * @see R-HOME-025 R-HOME-032 A-039
 */
export const myActivities = dividedList({
  name: 'MyActivities',
  showsWhenEmpty: true,
  hasFavourites: true,
  hasSeeAll: ({ isParticipant }) => !isParticipant,
  offersSearch: true,
  emptyText: 'EMPTY_BLOCK_MY_ACTIVITIES',
  failedText: 'MY_ACTIVITIES_UNAVAILABLE',
  load: async (api, { signal }) => ({
    items: await dueFirst(fetchActivities(api, signal)),
    hasMore: false,
  }),
});
