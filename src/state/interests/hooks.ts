import type { InterestTag } from '../../domain/interests/interest-change';
import { useEagerQuery } from '../query/eager-query';
import type { QueryResult } from '../query/query-result';
import { usePortalOfViewer } from '../query/viewer-key';
import { interestTagsQuery } from './queries';

/** Returns the tags to choose from. Fetches them when the dialog opens. @see R-API-064 */
export const useInterestTags = (): QueryResult<readonly InterestTag[]> =>
  useEagerQuery(interestTagsQuery(usePortalOfViewer()));
