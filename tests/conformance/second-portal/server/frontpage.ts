import {
  asArray,
  done,
  gone,
  isObject,
  json,
  numberParam,
  param,
  personalRoute,
  problem,
  readObject,
  route,
  type Call,
  type Route,
} from './http';
import { tagCategories } from './offers';
import type { OrderEntry } from './state';

const base = '/front/api/v1';
/** Posts, learning spaces and tags answer lists under data. */
const listAnswer = (data: unknown[], totalCount = data.length): Response =>
  json({ data, totalCount, errors: null });

const newsTitles = [
  'Kran 7 er i drift',
  'Nyt i kantinen fra mandag',
  'Winter opening hours at Gate 2',
  'Årets lærling er fundet',
  'Sikkerhedsuge 8',
  'Two new pilots on board',
  'Bro til Pier 5 åbner',
  'Resultatet af trivselsmålingen',
  'Ny kollega i havnekontoret',
  'Fiber på kajkanten',
  'Summer party photos',
  'Stilledag i kontorhuset',
  'Havnens dag flyttes',
  'Tak for 25 år, Kirsten',
];
const practicalTitles = [
  'Parkering ved Dokvej',
  'Sådan bestiller du arbejdstøj',
  'Lost and found',
  'Nødtelefoner',
  'Cykelskure',
];
const channelTitles: Record<string, string[]> = {
  '1': ['Kranfører for en dag', 'Bag om natholdet', 'Meet the harbour master'],
  '2': ['Læringstip: fem minutter ad gangen', 'Learning tip: ask a colleague'],
};
const posts = (first: number, titles: string[]): { id: number; title: string }[] =>
  titles.map((title, index) => ({ id: first + index, title }));
const news = posts(6001, newsTitles);
const practical = posts(6101, practicalTitles);

/** Every third post leads to a page of the catalog, the others to the company's own site. */
function toPost(call: Call, post: { id: number; title: string }): Record<string, unknown> {
  const link = post.id % 3 === 0 ? '/catalog/search/kran' : `https://intranet.example.org/posts/${post.id}`;
  return {
    id: post.id,
    title: post.title,
    appetizer: `<p>${post.title} – <strong>læs mere</strong> her.</p>`,
    image: `${call.state.origin}/media-bank/images/${80000 + post.id}`,
    wideImage: null,
    defaultImage: null,
    navigation: { link, openInNewWindow: post.id % 3 !== 0 },
    published: '2026-11-20T08:00:00+01:00',
    author: null,
    viewCount: call.state.views.get(post.id) ?? 0,
  };
}

function catalogPosts(call: Call): Response {
  const kinds: Record<string, { id: number; title: string }[]> = {
    current: news,
    practical,
    all: [...news, ...practical],
  };
  const found = kinds[param(call, 'kind')];
  if (!found) return problem(404, 'Kinds of post are current, practical and all');
  const size = Number(call.params['size'] ?? 10);
  const offset = Number(call.params['offset'] ?? 0);
  return listAnswer(
    found.slice(offset, offset + size).map((post) => toPost(call, post)),
    found.length,
  );
}
function channelPosts(call: Call): Response {
  const titles = channelTitles[param(call, 'id')];
  if (!titles) return problem(404, 'The channel does not exist');
  const start = numberParam(call, 'page') * numberParam(call, 'size');
  const found = posts(6200 + numberParam(call, 'id') * 10, titles).slice(
    start,
    start + numberParam(call, 'size'),
  );
  return listAnswer(
    found.map((post) => toPost(call, post)),
    titles.length,
  );
}
function trackView(call: Call): Response {
  call.state.views.set(numberParam(call, 'id'), (call.state.views.get(numberParam(call, 'id')) ?? 0) + 1);
  return done();
}

function learningSpaces(call: Call): Response {
  const spaces = ['Rum for kranførere', 'Mentorer på tværs', 'The radio room'].map((name, index) => ({
    id: 71 + index,
    name,
    description: null,
    imageId: `/media-bank/images/${88001 + index}`,
    contentType: null,
    type: 101,
    status: null,
    extraInformation: 12 + index,
    navigateUrl: `/participant/learning-spaces/${71 + index}`,
  }));
  const start = numberParam(call, 'page') * numberParam(call, 'size');
  return listAnswer(spaces.slice(start, start + numberParam(call, 'size')), spaces.length);
}

const chosen = (call: Call): Set<number> => call.state.interests.get(call.person?.id ?? 0) ?? new Set();
const interestTags = (call: Call): Response =>
  listAnswer(
    (tagCategories[0]?.catalogTags ?? []).map((tag) => ({
      tagId: tag.id,
      name: tag.name,
      isSelected: chosen(call).has(tag.id),
    })),
  );
async function addInterests(call: Call): Promise<Response> {
  if (numberParam(call, 'userId') !== call.person?.id)
    return problem(403, 'These are the interests of somebody else');
  const body = await readObject(call);
  for (const entry of asArray(body['interests']))
    chosen(call).add(Number(isObject(entry) ? entry['tagId'] : entry));
  return done();
}
function removeInterests(call: Call): Response {
  for (const key of call.url.searchParams.getAll('keys')) chosen(call).delete(Number(key));
  return gone();
}

function readOrder(call: Call): Response {
  if (numberParam(call, 'userId') !== call.person?.id)
    return problem(403, 'This is the order of somebody else');
  return json({ data: call.state.orders.get(`${param(call, 'componentId')}|${call.person.id}`) ?? [] });
}
async function saveOrder(call: Call): Promise<Response> {
  const body = await readObject(call);
  if (Number(body['userId']) !== call.person?.id) return problem(403, 'This is the order of somebody else');
  const entries: OrderEntry[] = asArray(body['userCustomElementsOrder'])
    .filter(isObject)
    .map((entry) => ({
      ...entry,
      elementId: Number(entry['elementId']),
      order: Number(entry['order']),
      hidden: entry['hidden'] === true,
    }));
  call.state.orders.set(`${String(body['componentId'])}|${call.person.id}`, entries);
  return done();
}
function recordVisit(call: Call): Response {
  const url = call.url.searchParams.get('url');
  if (!url || !call.person) return problem(400, 'url is missing');
  call.state.visited.set(call.person.id, [url, ...(call.state.visited.get(call.person.id) ?? [])]);
  return done();
}

export const frontpageRoutes: Route[] = [
  route('GET', `${base}/catalog-post/get-catalog-posts/{catalogId}/{kind}`, catalogPosts),
  route('GET', `${base}/catalog-post/get-catalog-posts/{catalogId}/{kind}/{size}`, catalogPosts),
  route('GET', `${base}/catalog-post/get-catalog-posts/{catalogId}/{kind}/{size}/{offset}`, catalogPosts),
  personalRoute('GET', `${base}/catalog-post/get-channel-posts/{id}/{size}/{page}`, channelPosts),
  personalRoute('GET', '/front/get-channel-posts/{id}/{size}/{page}', channelPosts),
  route('GET', `${base}/catalog-post/track-view/{id}`, trackView),
  personalRoute('GET', `${base}/learning-space/get-manual-learning-space/{size}/{page}`, learningSpaces),
  route('GET', `${base}/tag/catagorized-tags`, () => listAnswer([...tagCategories])),
  personalRoute('GET', `${base}/tag/interests`, interestTags),
  personalRoute('POST', `${base}/interests/users/{userId}/bulk`, addInterests),
  personalRoute('DELETE', `${base}/interests/bulk`, removeInterests),
  personalRoute('GET', `${base}/user-custom-elements-order/{componentId}/{userId}`, readOrder),
  personalRoute('POST', `${base}/user-custom-elements-order/save`, saveOrder),
  personalRoute('POST', `${base}/continue-where-you-left/insert/{eventType}`, recordVisit),
];
