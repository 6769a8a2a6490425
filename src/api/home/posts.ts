import { compact } from '../../domain/compact';
import * as v from 'valibot';
import type { ChannelSource } from '../../domain/home/home-block';
import type { HomeItem } from '../../domain/home/home-item';
import { flag, id, maybeText, text } from '../answers/fields';
import { readList, type ReadList } from '../answers/read';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import type { Operation } from '../http/endpoints';
import { articleImageAddress } from '../media/image-address';

/** The page of a paged call: its number, counted from 0, and its size. */
export interface PageOf {
  page: number;
  size: number;
}

const PostResponse = responseObject({
  id,
  title: text,
  appetizer: maybeText,
  image: maybeText,
  wideImage: maybeText,
  defaultImage: maybeText,
  date: maybeText,
  navigation: v.nullish(responseObject({ link: maybeText, openInNewWindow: flag })),
});

/** The kind of posts: news, practical information or both. @see R-API-058 */
type PostKind = 'current' | 'practical' | 'all';

export interface PostsInput extends Partial<PageOf> {
  catalogId: string;
  kind: PostKind;
}

/**
 * Fetches posts of a catalog. The offset counts items, not pages. The default is the first ten posts.
 * @see R-API-055..057 A-036 A-037
 */
export async function catalogPosts(
  api: Api,
  { catalogId, kind, page = 0, size = 10 }: PostsInput,
  signal?: AbortSignal,
): Promise<ReadList<HomeItem>> {
  const path = { catalogId, kind, size, offset: page * size };
  return posts(api, await api.http.send('catalogPosts', { path }, signal), 'catalogPosts');
}

/**
 * Fetches posts of a channel. This call counts pages, and its id is the channel's source.
 * @see R-API-059 A-037 A-038
 */
export async function channelPosts(
  api: Api,
  { source, page, size }: PageOf & { source: ChannelSource },
  signal?: AbortSignal,
): Promise<ReadList<HomeItem>> {
  const path = { id: String(source), pageSize: size, page };
  return posts(api, await api.http.send('channelPosts', { path }, signal), 'channelPosts');
}

/** Records in the portal that a post was opened. This also marks news as read. @see R-API-060 R-API-061 A-131 */
export async function recordPostView(api: Api, postId: string): Promise<void> {
  await api.http.send('trackPostView', { path: { id: postId } });
}

function posts(api: Api, answer: unknown, operation: Operation): ReadList<HomeItem> {
  const PostOf = v.pipe(
    PostResponse,
    v.transform((response) => toPost(api, response)),
  );
  return readList(PostOf, answer, { operation, report: api.report });
}

function toPost(api: Api, response: v.InferOutput<typeof PostResponse>): HomeItem {
  return compact({
    id: response.id,
    name: response.title,
    openInNewWindow: response.navigation?.openInNewWindow ?? false,
    description: response.appetizer,
    image: articleImageAddress(api, response.image ?? response.defaultImage),
    wideImage: articleImageAddress(api, response.wideImage, 'large'),
    navigateUrl: response.navigation?.link,
    date: response.date,
  });
}
