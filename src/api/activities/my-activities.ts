import type { HomeItem } from '../../domain/home/home-item';
import type { SearchChoices } from '../../domain/search/search-choices';
import { activitiesQuery } from '../../domain/search/search-request';
import { repeated } from '../http/repeated-query';
import { readList, type ReadList } from '../answers/read';
import type { Api } from '../http/api';
import type { Input } from '../http/endpoints';
import { activityLists } from '../home/home';
import { activityOf } from '../home/home-items';

interface ActivitiesInput {
  choices: SearchChoices;
  page: number;
  size: number;
}

const operation = 'allUserActivities';

/** Fetches one page of the person's activities, filtered by the portal. @see R-API-049 R-ENTITY-068 R-BLOCKLOAD-015 */
export async function filteredActivities(
  api: Api,
  { choices, page, size }: ActivitiesInput,
  signal?: AbortSignal,
): Promise<ReadList<HomeItem>> {
  const query = repeated(activitiesQuery(choices)) as Input<typeof operation>['query'];
  const answer = await api.http.send(operation, { path: { pageSize: size, page }, query }, signal);
  return readList(activityOf(api), answer, { operation, report: api.report, listNames: activityLists });
}
