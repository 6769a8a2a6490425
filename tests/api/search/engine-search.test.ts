import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportMisfit } from '../../../src/api/answers/misfit';
import type { ScopedApi } from '../../../src/api/search/suggestions';
import { noChoices, type SearchChoices } from '../../../src/domain/search/search-choices';
import { openSearchEngine } from '../../../src/state/search/search-engine';
import { testPortal } from '../../state/test-portal';
import { aCategory } from '../../domain/search/some-categories';
import { openEngine, type Entry } from '../an-engine';

const records: Entry[] = Array.from({ length: 30 }, (_, at) => ({
  objectID: `offer-${at}`,
  title: `${at % 2 === 0 ? 'First aid' : 'Law'} ${at}`,
  type: at % 3 === 0 ? 202 : 101,
  tags: [`t${at % 2}`],
  startsAt: 1_772_409_600 + at * 86_400,
  description: 'Half a day.',
  image: `img-${at}`,
}));

const refuses = { counts: false };
const categories = [aCategory('3', ['course', 'video'], 'types'), aCategory('subject', ['t0', 't1'])];

const report = vi.fn<ReportMisfit>();

const scoped = {
  api: { services: { gallery: 'https://gallery.example' }, report },
  path: { scope: 'catalog', id: '1' },
} as unknown as ScopedApi;

let server: Awaited<ReturnType<typeof openEngine>>;
beforeAll(async () => {
  server = await openEngine(records, refuses);
});
afterAll(() => server.close());
beforeEach(() => {
  server.calls.length = 0;
  refuses.counts = false;
});

function open(host = server.host) {
  const searchClient = liteClient('demo', 'search-only', {
    hosts: [{ url: host, accept: 'readWrite', protocol: 'http' }],
  });
  const engine = openSearchEngine(testPortal(), {
    searchClient,
    indexName: 'offers',
    sorts: { Date: 'offers_by_date' },
  });
  if ('problem' in engine) throw new Error(engine.problem.expected);
  const source = engine.source(scoped, categories);
  const never = new AbortController().signal;
  return {
    search: (choices: Partial<SearchChoices>) => source.search({ ...noChoices, ...choices }, never),
    next: (link = '') => source.next(link, never),
    suggest: (text: string) => engine.suggest(scoped, text),
  };
}

describe('a client of a search engine', () => {
  it('finds items for the results page [R-ENTITY-046 R-ENTITY-048]', async () => {
    const { items, count } = await open().search({ phrase: 'first aid' });
    expect(count).toBe(15);
    expect(items).toHaveLength(12);
    expect(items[0]).toMatchObject({ id: 'offer-0', type: 'video', title: 'First aid 0', isArchived: false });
    expect(items[0]?.image).toContain('img-0');
  });

  it('continues at the page after the last one, and stops at the end [R-API-016]', async () => {
    const engine = open();
    const first = await engine.search({ phrase: 'law' });
    const second = await engine.next(first.nextPageLink);
    expect(second.items.map(({ id }) => id)).toEqual(['offer-25', 'offer-27', 'offer-29']);
    expect(second.nextPageLink).toBeUndefined();
    expect(server.calls.map(({ page }) => page)).toEqual([0, 1]);
  });

  it('sends filters, date and order in the fields of the engine [R-API-013]', async () => {
    const { items } = await open().search({
      types: ['video'],
      tags: ['t0'],
      date: '2026-03-14',
      sort: 'Date',
    });
    expect(items.map(({ id }) => id)).toEqual(['offer-12', 'offer-18', 'offer-24']);
    expect(server.calls[0]?.indexName).toBe('offers_by_date');
  });

  it('counts the results of each option, with all choices but those in its own category [O-25]', async () => {
    const { facets, items } = await open().search({ types: ['video'], tags: ['t1'] });
    expect(items).toHaveLength(5);
    expect(facets).toEqual({ types: { 101: 10, 202: 5 }, tags: { t0: 5, t1: 5 } });
    const further = await open().search({ phrase: 'law' });
    server.calls.length = 0;
    await open().next(further.nextPageLink);
    expect(server.calls.map((call) => call.facets)).toEqual([undefined]);
  });

  it('searches without counts when the engine refuses them, and does not request them again [O-25]', async () => {
    refuses.counts = true;
    const engine = open();
    const { facets, count } = await engine.search({ phrase: 'law' });
    expect([facets, count]).toEqual([undefined, 15]);
    server.calls.length = 0;
    await engine.search({ phrase: 'first aid' });
    expect(server.calls.map((call) => call.facets)).toEqual([undefined]);
  });

  it('finds records for suggestions [R-API-017 R-ENTITY-049]', async () => {
    const offered = await open().suggest('law 1');
    expect(offered[0]).toMatchObject({
      id: 'offer-1',
      value: 'Law 1',
      type: 'course',
      description: 'Half a day.',
    });
    expect(offered.length).toBeLessThanOrEqual(6);
  });

  it('leaves out an invalid record, reports it, and keeps the others [A-056]', async () => {
    records.push(
      { objectID: 'odd', title: 'Oddity', type: 'spaceship' },
      { objectID: 'fine', title: 'Oddity', type: 101 },
    );
    const { items, unreadable } = await open().search({ phrase: 'oddity' });
    expect(items.map(({ id }) => id)).toEqual(['fine']);
    expect(unreadable).toBe(1);
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ field: '[].type', expected: 'a known item type', got: '"spaceship"' }),
    );
  });

  it('fails like any other call when the engine is unreachable [O-1]', async () => {
    await expect(open('127.0.0.1:9').search({ phrase: 'law' })).rejects.toMatchObject({
      kind: 'server',
      operation: 'searchSource',
    });
  });
});
