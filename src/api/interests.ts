import * as v from 'valibot';
import type { HomeItem } from '../domain/content/home-item';
import type { InterestTag } from '../domain/interests/interest-change';
import { interestType } from '../domain/interests/interest-types';
import { flag, id, list, readAnswer, readItems, text } from './answers';
import type { Api } from './api';
import { toHomeItem, WireActivity } from './home-items';

const WireTag = v.pipe(
  v.object({ tagId: id, name: text, isSelected: flag }),
  v.transform(({ tagId, ...rest }): InterestTag => ({ id: tagId, ...rest })),
);

/** The tags that may be chosen as interests, with the user's choice (R-API-064, R-ENTITY-061). */
export async function interestTags({ http }: Api, signal?: AbortSignal): Promise<InterestTag[]> {
  const answer = await http.send('interestTags', {}, signal);
  return readItems(WireTag, readAnswer(list, answer, 'interestTags'), 'interestTags');
}

/** Adds tags to a user's interests (R-API-065, R-API-067). */
export async function addInterests({ http }: Api, userId: string, tagIds: readonly string[]): Promise<void> {
  await http.send('addInterests', { path: { userId }, body: { interests: [...tagIds] } });
}

/** Takes tags from a user's interests, one key each (R-API-066, R-API-067, A-132). */
export async function removeInterests({ http }: Api, tagIds: readonly string[]): Promise<void> {
  await http.send('deleteInterests', { query: { keys: [...tagIds] } });
}

/** Offers that carry a tag of the user's interests; the size stands before the page (R-API-050, A-006, R-CONST-043). */
export async function myInterests(
  api: Api,
  { page, size }: { page: number; size: number },
  signal?: AbortSignal,
): Promise<HomeItem[]> {
  const answer = await api.http.send('myInterests', { path: { pageSize: size, page } }, signal);
  const ItemOf = v.pipe(
    WireActivity,
    v.transform((wire) =>
      toHomeItem(api, {
        ...wire,
        type: (wire.type == null ? undefined : interestType(wire.type)) ?? wire.type,
      }),
    ),
  );
  return readItems(ItemOf, readAnswer(list, answer, 'myInterests'), 'myInterests');
}
