import * as v from 'valibot';
import type { HomeItem } from '../../domain/home/home-item';
import type { InterestTag } from '../../domain/interests/interest-change';
import { interestType } from '../../domain/interests/interest-types';
import { code, flag, id, parseItemType, mapped, text } from '../answers/fields';
import { readList, type ReadList } from '../answers/read';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import { activityEntries, toHomeItem } from '../home/home-items';

const TagResponse = v.pipe(
  responseObject({ tagId: id, name: text, isSelected: flag }),
  v.transform(({ tagId, ...rest }): InterestTag => ({ id: tagId, ...rest })),
);

/** Fetches the tags that can be chosen as interests, with the user's current choice. @see R-API-064 R-ENTITY-061 */
export async function interestTags(api: Api, signal?: AbortSignal): Promise<InterestTag[]> {
  const operation = 'interestTags';
  const answer = await api.http.send(operation, {}, signal);
  return readList(TagResponse, answer, { operation, report: api.report }).items;
}

/** Adds tags to a user's interests. @see R-API-065 R-API-067 */
export async function addInterests({ http }: Api, userId: string, tagIds: readonly string[]): Promise<void> {
  await http.send('addInterests', { path: { userId }, body: { interests: [...tagIds] } });
}

/** Removes tags from a user's interests. The request contains one key for each tag. @see R-API-066 R-API-067 A-132 */
export async function removeInterests({ http }: Api, tagIds: readonly string[]): Promise<void> {
  await http.send('deleteInterests', { query: { keys: [...tagIds] } });
}

/**
 * Fetches activities with a tag from the user's interests. The path contains the page size before the page number.
 * @see R-API-050 A-006 R-CONST-043
 */
export async function myInterests(
  api: Api,
  { page, size }: { page: number; size: number },
  signal?: AbortSignal,
): Promise<ReadList<HomeItem>> {
  const operation = 'myInterests';
  const answer = await api.http.send(operation, { path: { pageSize: size, page } }, signal);
  const ItemOf = v.pipe(
    responseObject(activityEntries(interestOrItemType)),
    mapped((response) => toHomeItem(api, response)),
  );
  return readList(ItemOf, answer, { operation, report: api.report });
}

/** The item type of an interest: a course type code of the interests call, or an item type. @see R-CONST-043 */
const interestOrItemType = v.pipe(
  code,
  mapped((value: string | number) => interestType(value) ?? parseItemType(value)),
);
