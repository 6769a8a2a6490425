import * as v from 'valibot';
import type { HomeItem } from '../domain/content/home-item';
import type { SearchChoices } from '../domain/search/search-choices';
import { activitiesQuery } from '../domain/search/search-request';
import { repeated } from './address';
import { list, readAnswer, readItems } from './answers';
import type { Api } from './api';
import type { Input } from './endpoints';
import { toHomeItem, WireActivity } from './home-items';

interface ActivitiesInput {
  choices: SearchChoices;
  page: number;
  size: number;
}

const operation = 'allUserActivities';

/** One page of the person's activities, filtered by the portal (R-API-049, R-ENTITY-068, R-BLOCKLOAD-015). */
export async function filteredActivities(
  api: Api,
  { choices, page, size }: ActivitiesInput,
  signal?: AbortSignal,
): Promise<HomeItem[]> {
  const query = repeated(activitiesQuery(choices)) as Input<typeof operation>['query'];
  const answer = await api.http.send(operation, { path: { pageSize: size, page }, query }, signal);
  const { userActivities } = readAnswer(v.object({ userActivities: list }), answer, operation);
  const ItemOf = v.pipe(
    WireActivity,
    v.transform((wire) => toHomeItem(api, wire)),
  );
  return readItems(ItemOf, userActivities, operation);
}
