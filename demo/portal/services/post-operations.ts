import type { Post } from '../catalog-format';
import { textIn } from '../catalog/text';
import { type Call, numberParam, type Operation, param, personOf, refuse } from './operation';
import { pageOf } from './paging';
import { openTo } from './parts';

const base = '/api/v1/catalog-post';
const row = { service: 'frontpage', method: 'GET' } as const;

/** The posts that each word of the path selects (R-API-055, R-API-058). */
const postKinds: Readonly<Record<string, readonly Post['kind'][]>> = {
  current: ['news'],
  practical: ['practical'],
  all: ['news', 'practical'],
};

const channels: Readonly<Record<string, Post['kind']>> = { 1: 'channel1', 2: 'channel2' };

/** Posts and learning spaces (R-API-055 to R-API-062). */
export const postOperations: readonly Operation[] = [
  {
    ...row,
    id: 'catalogPosts',
    path: `${base}/get-catalog-posts/:catalogId/:kind/:size/:offset`,
    answer: catalogPosts,
  },
  { ...row, id: 'channelPosts', path: `${base}/get-channel-posts/:id/:pageSize/:page`, answer: channelPosts },
  { ...row, id: 'trackPostView', path: `${base}/track-view/:id`, answer: trackView },
  {
    ...row,
    id: 'manualLearningSpace',
    path: '/api/v1/learning-space/get-manual-learning-space/:pageSize/:page',
    answer: learningSpaces,
  },
];

function catalogPosts(call: Call) {
  const loaded = call.data.catalog.parts.get(param(call, 'catalogId'));
  if (loaded === undefined)
    return refuse(404, `There is no catalog ${param(call, 'catalogId')}`, 'catalogId');
  openTo(call, loaded);
  const kinds =
    postKinds[param(call, 'kind')] ?? refuse(404, 'kind must be current, practical or all', 'kind');
  const size = numberParam(call, 'size', { least: 1, most: 100 });
  const offset = numberParam(call, 'offset', { least: 0, most: 1_000_000 });
  return postsOf(call, kinds)
    .slice(offset, offset + size)
    .map((post) => postAnswer(call, post));
}

function channelPosts(call: Call) {
  personOf(call);
  const kind = channels[param(call, 'id')] ?? refuse(404, 'The channel must be 1 or 2', 'id');
  return pageOf(call, postsOf(call, [kind])).map((post) => postAnswer(call, post));
}

function trackView(call: Call) {
  const post = call.data.catalog.source.posts.find(({ id }) => id === param(call, 'id'));
  if (post === undefined) return refuse(404, `There is no post ${param(call, 'id')}`, 'id');
  const { viewer } = call;
  if (viewer.login === 'user') {
    call.data.store.run('insert or ignore into post_view values (?, ?)', [viewer.person.id, post.id]);
  }
  return {};
}

function learningSpaces(call: Call) {
  personOf(call);
  return pageOf(call, call.data.catalog.source.learningSpaces).map((space) => ({
    id: space.id,
    elementId: space.id,
    name: textIn(space.name, call.culture),
    description: textIn(space.description, call.culture),
    ...(space.imageId === undefined ? {} : { imageId: space.imageId }),
    contentType: 'ManualLearningSpace',
    extraInformation: String(space.members),
    navigateUrl: `/learning-spaces/${space.id}`,
  }));
}

function postsOf(call: Call, kinds: readonly Post['kind'][]): Post[] {
  const posts = call.data.catalog.source.posts.filter((post) => kinds.includes(post.kind));
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
}

function postAnswer(call: Call, post: Post) {
  return {
    id: post.id,
    title: textIn(post.title, call.culture),
    appetizer: textIn(post.appetizer, call.culture),
    ...(post.imageId === undefined ? {} : { image: post.imageId, wideImage: post.imageId }),
    date: post.date,
    navigation: { link: post.link ?? `/posts/${post.id}`, openInNewWindow: post.openInNewWindow === true },
  };
}
