import { hasMoreAfter } from '../../domain/see-all/paging';
import type { Block } from '../block';

/** Learning spaces that the user is a member of. @see R-API-062 */
export const manualLearningSpace: Block = {
  load: async (api, { page, size, signal }) => {
    const { learningSpaces } = await import('../../api/lists/own-lists');
    const { items, received } = await learningSpaces(api, { page, size }, signal);
    return { items, hasMore: hasMoreAfter(received, size) };
  },
};
