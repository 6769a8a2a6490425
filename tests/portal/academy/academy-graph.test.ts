import { beforeAll, describe, expect, it } from 'vitest';
import { makeAcademy } from '../../../demo/portal/academy/academy';
import { createPortal } from '../../../demo/portal/portal';
import { targetGroups } from '../../../src/api/home/home';
import { catalogPosts } from '../../../src/api/home/posts';
import { readConfiguration } from '../../../src/api/host/configuration';
import type { Api } from '../../../src/api/http/api';
import { createHttp } from '../../../src/api/http/http';
import { listInfo, listItems, lists } from '../../../src/api/lists/lists';
import { listing } from '../../../src/api/lists/listing';
import { catalogMaterial, courseWithoutSignup } from '../../../src/api/media/media';
import { search } from '../../../src/api/search/search';
import { canonicalAddress } from '../../../src/domain/head/canonical-address';
import { isReadable } from '../../../src/domain/lists/list';
import { listRows } from '../../../src/domain/lists/list-row';
import { isMediaType } from '../../../src/domain/media/media-types';
import { noChoices } from '../../../src/domain/search/search-choices';
import { breadcrumbList } from '../../../src/domain/structured-data/breadcrumb-list';
import { courseOfMaterials } from '../../../src/domain/structured-data/course';
import { cardList, listOfRows, resultList } from '../../../src/domain/structured-data/item-list';
import { mediaObject } from '../../../src/domain/structured-data/media-object';
import type { Site } from '../../../src/domain/structured-data/public-address';
import { graphOf } from '../../../src/domain/structured-data/schema-object';
import type { ItemListObject } from '../../../src/domain/structured-data/schema-types';
import { webSite } from '../../../src/domain/structured-data/web-site';
import { clientOf, origin } from '../open-portal';
import { today } from '../small-catalog';
import { problemsOf } from '../../domain/structured-data/validate-graph';

const catalogId = '1';
let api: Api;
let site: Site;

beforeAll(async () => {
  const catalog = makeAcademy({ today });
  const portal = await createPortal({
    databaseFile: ':memory:',
    catalog,
    today,
    tokenLifetimeSeconds: 900,
    distFolder: 'dist',
    pageFolders: [],
  });
  const { json, send } = clientOf(portal);
  const { configuration } = readConfiguration(await json('/config.json'), `${origin}/config.json`);
  const person = catalog.people[0]?.id;
  if (!configuration || person === undefined) throw new Error('The reference portal has no configuration.');
  const { services, mediaAddress, mediaHosts, timeZone, outside } = configuration;
  const http = createHttp({
    services,
    token: { read: () => Promise.resolve('the client adds it'), renew: () => Promise.resolve(undefined) },
    culture: () => 'en-GB',
    onUnauthorized: () => {},
    timeoutMs: 5000,
    newId: () => 'one',
    fetch: (input, init) => {
      const { pathname, search: query } = new URL(input as string);
      return send(pathname + query, { ...init, person });
    },
  });
  api = { http, services, mediaAddress, mediaHosts, timeZone, report: () => {} };
  site = { baseUrl: `${origin}/`, catalogId, provider: 'Elmvik', outside, timeZone };
  return () => portal.close();
});

const searchAll = (choices: object = {}) =>
  search({ api, path: { scope: 'catalog', id: catalogId } }, { ...noChoices, ...choices });

const coursesIn = (list: ItemListObject | undefined) =>
  (list?.itemListElement ?? []).flatMap(({ item }) => (typeof item === 'object' ? [item] : []));

describe('structured data of the reference portal', () => {
  it('describes home', async () => {
    const { items } = await catalogPosts(api, { catalogId, kind: 'all' });
    const news = cardList(items, site, { name: 'News' });
    expect(news?.itemListElement.length).toBeGreaterThan(0);
    expect(problemsOf(graphOf([webSite('All offers', site), news]))).toEqual([]);
  });

  it('describes the cards of courses with the next class of each', async () => {
    const items = await targetGroups(api, false);
    const list = cardList(items, site, { name: 'For you' });
    const courses = coursesIn(list);
    expect(courses.length).toBeGreaterThan(0);
    expect(courses.some(({ hasCourseInstance }) => hasCourseInstance?.location !== undefined)).toBe(true);
    expect(problemsOf(graphOf([list]))).toEqual([]);
  });

  it('describes the results of a search, each with an address', async () => {
    const { items, count } = await searchAll({ phrase: 'aid' });
    const list = resultList(items, site, { count });
    const active = items.filter(({ isArchived }) => !isArchived);
    expect(active.length).toBeGreaterThan(3);
    expect(list?.itemListElement).toHaveLength(active.length);
    expect(coursesIn(list).some(({ hasCourseInstance }) => hasCourseInstance)).toBe(true);
    const url = canonicalAddress({ name: 'search', phrase: 'aid' }, site) ?? '';
    const path = breadcrumbList([
      { name: 'All offers', url: origin },
      { name: 'aid: results', url },
    ]);
    expect(problemsOf(graphOf([list, path]))).toEqual([]);
  });

  it.each(['video', 'audio'] as const)('describes a media item of the type %s', async (type) => {
    const { items } = await searchAll({ types: [type] });
    const [item] = items;
    if (!item || !isMediaType(item.type)) throw new Error('The catalog has no such media item.');
    const media = await catalogMaterial(api, { id: item.id });
    const route = { name: 'playMedia', mediaId: item.id, mediaType: item.type } as const;
    const page = { url: canonicalAddress(route, site) ?? '', timeZone: site.timeZone };
    const found = mediaObject(media, { ...page, uploadDate: '2026-01-31' });
    expect(found).toMatchObject({ name: item.title, url: page.url });
    expect(found?.duration).toMatch(/^PT\d+S$/);
    expect(problemsOf(graphOf([found]))).toEqual([]);
    // No call returns a date of publication, which a video requires.
    expect(mediaObject(media, page) === undefined).toBe(type === 'video');
  });

  it('describes a course without sign-up', async () => {
    const { items } = await searchAll({ types: ['course'] });
    const open = items.find(({ needsNoSignup }) => needsNoSignup);
    if (!open) throw new Error('The first page has no such course.');
    const found = courseOfMaterials(await courseWithoutSignup(api, open.id), site);
    expect(found?.name).toBe(open.title);
    expect(problemsOf(graphOf([found]))).toEqual([]);
  });

  it('describes a list', async () => {
    const [own] = await lists(api, 'ownedLists');
    if (!own) throw new Error('The person has no list.');
    const info = await listInfo(api, own.id);
    const { items } = await listItems(api, own.id);
    const readable = items.filter(isReadable);
    const { itemDetails } = await listing(api, readable);
    const rows = listRows(readable, (item) => itemDetails[readable.indexOf(item)] ?? { state: 'absent' });
    const found = listOfRows(info, rows, site);
    expect(found?.name).toBe(info.name);
    expect(problemsOf(graphOf([found]))).toEqual([]);
  });
});
