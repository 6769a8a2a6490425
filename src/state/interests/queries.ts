import { queryOptions } from '@tanstack/react-query';
import { interestTags } from '../../api/interests/interests';
import type { InterestTag } from '../../domain/interests/interest-change';
import { currentApi } from '../portal/api';
import type { Portal } from '../portal/portal';
import { viewerKey } from '../query/viewer-key';

/** The query keys of interests. */
const interestKeys = {
  tags: (portal: Portal) => ['interests', ...viewerKey(portal)] as const,
};

/** The query for the tags to choose from. The dialog itself shows a failure. @see R-API-064 R-ERROR-010 */
export const interestTagsQuery = (portal: Portal) =>
  queryOptions<readonly InterestTag[]>({
    queryKey: interestKeys.tags(portal),
    queryFn: ({ signal }) => interestTags(currentApi(portal), signal),
  });
