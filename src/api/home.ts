import * as v from 'valibot';
import type { HomeItem } from '../domain/content/home-item';
import { flag, id, list, maybeText, readAnswer, readItems, text } from './answers';
import type { Api } from './api';
import { toHomeItem, WireActivity } from './home-items';
import { imageAddress } from './image-address';

/** A page of a paged call: which one, counted from 0, and how long. */
interface PageOf {
  page: number;
  size: number;
}

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

function activities(api: Api, answer: unknown, operation: string): HomeItem[] {
  const ItemOf = v.pipe(
    WireActivity,
    v.transform((wire) => toHomeItem(api, wire)),
  );
  return readItems(ItemOf, readAnswer(list, answer, operation), operation);
}

const WirePost = v.object({
  id,
  title: text,
  appetizer: maybeText,
  image: maybeText,
  wideImage: maybeText,
  defaultImage: maybeText,
  date: maybeText,
  navigation: v.nullish(v.object({ link: maybeText, openInNewWindow: flag })),
});

/** Which posts: news, practical information or both (R-API-058). */
type PostKind = 'current' | 'practical' | 'all';

export interface PostsInput extends PageOf {
  catalogId: string;
  kind: PostKind;
}

/** Posts of a catalog; the offset counts items, not pages (R-API-055, A-037). */
export async function catalogPosts(
  api: Api,
  { catalogId, kind, page, size }: PostsInput,
  signal?: AbortSignal,
): Promise<HomeItem[]> {
  const path = { catalogId, kind, size, offset: page * size };
  const answer = await api.http.send('catalogPosts', { path }, signal);
  const PostOf = v.pipe(
    WirePost,
    v.transform((wire) => toPost(api, wire)),
  );
  return readItems(PostOf, readAnswer(list, answer, 'catalogPosts'), 'catalogPosts');
}

function toPost(api: Api, wire: v.InferOutput<typeof WirePost>): HomeItem {
  const optional = {
    description: wire.appetizer,
    image: imageAddress(api, wire.image ?? wire.defaultImage),
    wideImage: imageAddress(api, wire.wideImage, 'large'),
    navigateUrl: wire.navigation?.link,
    date: wire.date,
  };
  const known = Object.entries(optional).filter(([, value]) => value !== undefined);
  return {
    id: wire.id,
    name: wire.title,
    openInNewWindow: wire.navigation?.openInNewWindow ?? false,
    ...Object.fromEntries(known),
  };
}
