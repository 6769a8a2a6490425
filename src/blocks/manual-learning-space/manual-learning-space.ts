import { hasMoreAfter } from '../../domain/see-all/paging';
import { pagedList } from '../make-block';

/** Learning spaces that the user is a member of. @see R-API-062 */
export const manualLearningSpace = pagedList({
  name: 'ManualLearningSpace',
  itemAction: 'ACTION_GO_TO',
  emptySeeAllText: 'EMPTY_SEE_ALL_MANUAL_LEARNING_SPACE',
  load: async (api, { page, size, signal }) => {
    const { learningSpaces } = await import('../../api/home/plans-and-skills');
    const { items, received } = await learningSpaces(api, { page, size }, signal);
    return { items, hasMore: hasMoreAfter(received, size) };
  },
});
