import * as v from 'valibot';
import type { HomeItem } from '../domain/content/home-item';
import { list, readAnswer, readItems } from './answers';
import type { Api } from './api';
import { toHomeItem, WireActivity } from './home-items';

/** The person's activities for home, whole (R-API-042, A-039). */
export async function myActivities({ http, ...rest }: Api, signal?: AbortSignal): Promise<HomeItem[]> {
  return activities({ http, ...rest }, await http.send('myActivities', {}, signal), 'myActivities');
}

/** Offers for the person's target group (R-API-043). */
export async function targetGroups(
  api: Api,
  isMandatory: boolean,
  signal?: AbortSignal,
): Promise<HomeItem[]> {
  const answer = await api.http.send('targetGroups', { query: { isMandatory } }, signal);
  return activities(api, answer, 'targetGroups');
}

/** What the person completed and must soon do again (R-API-044). */
export async function expiredActivities(api: Api, signal?: AbortSignal): Promise<HomeItem[]> {
  const answer = await api.http.send('expiredAlmostExpired', {}, signal);
  return activities(api, answer, 'expiredAlmostExpired');
}

function activities(api: Api, answer: unknown, operation: string): HomeItem[] {
  const ItemOf = v.pipe(
    WireActivity,
    v.transform((wire) => toHomeItem(api, wire)),
  );
  return readItems(ItemOf, readAnswer(list, answer, operation), operation);
}
