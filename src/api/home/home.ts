import type { HomeItem } from '../../domain/home/home-item';
import { readList } from '../answers/read';
import type { Api } from '../http/api';
import type { Operation } from '../http/endpoints';
import { activityOf } from './home-items';

/** Fetches all of the person's activities for home. @see R-API-042 A-039 */
export async function myActivities(api: Api, signal?: AbortSignal): Promise<HomeItem[]> {
  return activities(api, await api.http.send('myActivities', {}, signal), 'myActivities');
}

/** Fetches the activities for the person's target group. @see R-API-043 */
export async function targetGroups(
  api: Api,
  isMandatory: boolean,
  signal?: AbortSignal,
): Promise<HomeItem[]> {
  const answer = await api.http.send('targetGroups', { query: { isMandatory } }, signal);
  return activities(api, answer, 'targetGroups');
}

/** Fetches the activities that the person completed and must soon repeat. @see R-API-044 */
export async function expiredActivities(api: Api, signal?: AbortSignal): Promise<HomeItem[]> {
  const answer = await api.http.send('expiredAlmostExpired', {}, signal);
  return activities(api, answer, 'expiredAlmostExpired');
}

function activities(api: Api, answer: unknown, operation: Operation): HomeItem[] {
  return readList(activityOf(api), answer, { operation, report: api.report, listNames: activityLists }).items;
}

/** The field name that can contain the list in responses about activities. @see R-ENTITY-068 */
export const activityLists: readonly string[] = ['userActivities'];
