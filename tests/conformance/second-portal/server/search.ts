import { json, numberParam, param, personalRoute, problem, route, type Call, type Route } from './http';
import { describe, findOffer, imageOf, offers, tagCategoryOf, tagIdsOf, tagsOf, type Offer } from './offers';
import { statusCode } from './people';
import { typeNames } from './state';

const base = '/find/api/v1';
const pageSize = 10;
const signedUp = ['USES', 'USNCal', 'USASTS', 'USCNR', 'USEE', 'USEAS'];

/** The offers of a catalog (11 has all, 12 digital learning) or of marketplace 31 (machines). */
function scopeOffers(scope: string, id: number): Offer[] | null {
  const current = offers.filter((item) => !item.archived);
  if (scope === 'catalog' && id === 11) return current;
  if (scope === 'catalog' && id === 12)
    return current.filter((item) => item.type === 102 || Number(item.type) >= 200);
  return scope === 'market-place' && id === 31 ? current.filter((item) => item.subject === 17) : null;
}

const statusOf = (call: Call, item: Offer): string | null => {
  const own = call.person?.activities.find((activity) => activity.offerId === item.id);
  return own ? statusCode(own.status) : call.person && Number(item.type) < 200 ? 'UNSU' : null;
};

function toResult(call: Call, item: Offer): Record<string, unknown> {
  return {
    id: item.id,
    type: item.type,
    title: item.title,
    name: null,
    description: describe(item),
    image: imageOf(item),
    archived: null,
    isArchived: item.archived,
    isMandatory: item.mandatory,
    isInTargetGroup: item.targetGroup,
    courseCompletionStatus: statusOf(call, item),
    status: null,
    nextPeriodDate: item.date,
    contentType: null,
    availableSeatsOnClass: item.seats,
    seatsLeft: item.seats,
    classId: item.date ? item.id + 60000 : null,
    className: item.date ? `Hold ${item.id % 100}` : null,
    firstPeriod: item.date,
    latestPeriod: null,
    isWaitingListActive: item.seats === 0,
    alwaysSendToCourseInfoPage: false,
    isWithoutSignupAndRegistration: item.withoutSignup,
    orderNumber: null,
    scormPackageGuid: item.id === 2301 ? 'b6f0c1de-2301-4a52-9c1e-5d1f0a7e2301' : null,
    extraInformation: null,
    matchedQueries: null,
    language: item.language,
    durationMinutes: item.minutes,
    price: item.price,
    level: item.level,
    location: item.place ? tagsOf([item.place]) : null,
    startDate: item.date,
    indexVersion: 14,
  };
}

type Any = (name: string, values: readonly unknown[]) => boolean;

/** True where the query has no such filter, or the item has one of its values. */
const anyOf =
  (query: URLSearchParams): Any =>
  (name, values) => {
    const wanted = query.getAll(name).map((value) => value.toLowerCase());
    return wanted.length === 0 || values.some((value) => wanted.includes(String(value).toLowerCase()));
  };

function matches(call: Call, item: Offer, query: URLSearchParams): boolean {
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const haystack = `${item.title} ${tagsOf(tagIdsOf(item))}`.toLowerCase();
  const status = statusOf(call, item);
  const typeName = Object.keys(typeNames).find((name) => typeNames[name] === item.type);
  const any = anyOf(query);
  return (
    words.every((word) => haystack.includes(word)) &&
    hasFlags(item, query, status) &&
    any('ty', [item.type, typeName]) &&
    any('usc', [status]) &&
    (item.date ?? '') >= (query.get('std') ?? '') &&
    hasTags(item, query)
  );
}

function hasFlags(item: Offer, query: URLSearchParams, status: string | null): boolean {
  const on = (name: string): boolean => ['true', '1'].includes(query.get(name) ?? '');
  return (
    (!on('ma') || item.mandatory) &&
    (!on('tg') || item.targetGroup) &&
    (!on('su') || signedUp.includes(status ?? '')) &&
    (!on('ofs') || (item.seats ?? 0) > 0)
  );
}

/** Tags and whole categories of tags widen each other; all other filters narrow. */
function hasTags(item: Offer, query: URLSearchParams): boolean {
  const tags = tagIdsOf(item);
  const categories = tags.map(tagCategoryOf);
  const any = anyOf(query);
  return [
    ['ta', 'tcat'],
    ['cta', 'ctcat'],
  ].every(([tag = '', category = '']) => {
    if (!query.has(tag) && !query.has(category)) return true;
    return (query.has(tag) && any(tag, tags)) || (query.has(category) && any(category, categories));
  });
}

function sorted(items: Offer[], sort: string | null): Offer[] {
  if (sort === '1') return [...items].sort((a, b) => a.title.localeCompare(b.title, 'da'));
  if (sort !== '2') return items;
  return [...items].sort((a, b) => (a.date ?? '9999').localeCompare(b.date ?? '9999'));
}

function page(call: Call, scope: string, id: number, query: URLSearchParams, skip: number): Response {
  const pool = scopeOffers(scope, id);
  if (!pool) return problem(404, `No ${scope} has the id ${id}`);
  const found = sorted(
    pool.filter((item) => matches(call, item, query)),
    query.get('st'),
  );
  const shown = found.slice(skip, skip + pageSize);
  const cursor = Buffer.from(JSON.stringify([scope, id, query.toString(), skip + pageSize])).toString(
    'base64url',
  );
  const phrase = query.get('q')?.toLowerCase() ?? '';
  const misspelt = phrase === 'gafeltruck' ? 'gaffeltruck' : null;
  return json({
    items: shown.map((item) => toResult(call, item)),
    count: found.length,
    suggested: misspelt,
    suggestions: misspelt ? [misspelt] : [],
    nextPageLink: found.length > skip + pageSize ? `${base}/results?cursor=${cursor}` : null,
    tagIds: [...new Set(found.flatMap(tagIdsOf))],
    types: [...new Set(found.map((item) => item.type))],
    elapsedMilliseconds: 3,
  });
}

function search(call: Call): Response {
  const phrase = call.url.searchParams.get('q')?.trim();
  if (call.person && phrase) {
    const earlier = call.state.history.get(call.person.id) ?? [];
    const phrases = [phrase, ...earlier.filter((other) => other !== phrase)].slice(0, 10);
    call.state.history.set(call.person.id, phrases);
  }
  return page(call, param(call, 'scope'), numberParam(call, 'id'), call.url.searchParams, 0);
}

function nextPage(call: Call): Response {
  try {
    const text = Buffer.from(call.url.searchParams.get('cursor') ?? '', 'base64url').toString();
    const [scope, id, query, skip] = JSON.parse(text) as [string, number, string, number];
    return page(call, scope, id, new URLSearchParams(query), skip);
  } catch {
    return problem(400, 'The cursor cannot be read');
  }
}

function autocomplete(call: Call): Response {
  const query = (call.url.searchParams.get('query') ?? '').trim().toLowerCase();
  const pool = scopeOffers(param(call, 'scope'), numberParam(call, 'id'));
  const found = (pool ?? []).filter((item) => query && item.title.toLowerCase().includes(query)).slice(0, 6);
  const items = found.map((item) => ({
    id: item.id,
    value: item.title,
    type: item.type,
    description: null,
    imageURL: null,
    destinationURL: item.type === 202 ? `/catalog/play-media/${item.id}/video` : null,
  }));
  return json({ items, query });
}

function listing(call: Call): Response {
  const ids = call.url.searchParams.getAll('keys').map((key) => Number(key.slice(key.lastIndexOf(':') + 1)));
  if (ids.length > 30) return problem(400, 'At most 30 keys');
  const results = ids.flatMap((id) => findOffer(id) ?? []).map((item) => toResult(call, item));
  return json({ results, total: results.length });
}

function related(call: Call): Response {
  const media = findOffer(numberParam(call, 'mediaId'));
  const mediaOffers = offers.filter(
    (item) => Number(item.type) > 200 && Number(item.type) < 300 && !item.archived,
  );
  const value = mediaOffers
    .filter((item) => item.subject === media?.subject && item.id !== media.id)
    .slice(0, 5);
  return json({ value: value.map((item) => toResult(call, item)) });
}

const titles = (phrases: string[]): Response =>
  json({ data: phrases.map((title, index) => ({ id: index + 1, title })) });

export const searchRoutes: Route[] = [
  route('GET', `${base}/{scope}/{id}/search`, search),
  route('GET', `${base}/{scope}/{id}/search/all`, search),
  route('GET', `${base}/results`, nextPage),
  route('GET', `${base}/{scope}/{id}/autocomplete`, autocomplete),
  personalRoute('GET', `${base}/{scope}/{id}/history`, (call) =>
    titles(call.state.history.get(call.person?.id ?? 0) ?? []),
  ),
  route('GET', `${base}/{scope}/{id}/recent`, () => titles(['førstehjælp', 'kran', 'quality'])),
  route('GET', `${base}/listing`, listing),
  route('GET', `${base}/catalog/{id}/media/{mediaId}/related`, related),
];
