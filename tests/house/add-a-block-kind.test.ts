import { describe, expect, it, vi } from 'vitest';
import { createSampleHttp } from '../../src/api/sample/sample-http';
import { blocks as kinds } from '../../src/blocks/registry';
import { samples } from '../../src/blocks/samples';
import { seeAllOf } from '../../src/blocks/see-all-of';
import type { ContentType } from '../../src/domain/home/content-types';
import { isBlockShown, visibleBlocks } from '../../src/domain/home/visible-blocks';
import { parseRoute, routePath } from '../../src/domain/navigation/routes';
import { blockOfSeeAll, canBeEmptySeeAll } from '../../src/domain/see-all/see-all-block';
import { viewerOf } from '../../src/domain/session/viewer';
import { blocksOf } from '../../src/state/home/blocks';
import { blockPagesQuery } from '../../src/state/see-all/queries';
import { onOpenOf } from '../../src/state/home/post-views';
import { problemsAtom } from '../../src/state/portal/problems';
import { openApi } from '../api/an-api';
import { aCatalog } from '../domain/catalog/a-catalog';
import { openSignedIn } from '../state/signed-in-portal';

const badges = 'MyBadges' as ContentType;

/** The product as it is with one more name, one more object and one more sample. */
vi.mock('../../src/domain/home/content-types', async (original) => {
  const { contentTypeNumbers, contentTypes, readContentType } =
    await original<typeof import('../../src/domain/home/content-types')>();
  return {
    contentTypeNumbers: { ...contentTypeNumbers, MyBadges: 17 },
    contentTypes: [...contentTypes, 'MyBadges'],
    readContentType: (value: string | number) =>
      readContentType(value) ?? (['17', 'MyBadges'].includes(String(value)) ? 'MyBadges' : undefined),
  };
});
vi.mock('../../src/blocks/registry', async (original) => {
  const { blocks } = await original<typeof import('../../src/blocks/registry')>();
  const { dividedList } = await import('../../src/blocks/make-block');
  const myBadges = dividedList({
    name: 'MyBadges' as ContentType,
    emptyText: 'EMPTY_BLOCK_MY_ACTIVITIES',
    emptySeeAllText: 'EMPTY_SEE_ALL_MY_PLANS',
    load: async (api, { signal }) => {
      const names = (await api.http.send('latestCertificate', {}, signal)) as string[];
      return { items: names.map((name) => ({ id: name, name, openInNewWindow: false })), hasMore: false };
    },
  });
  return { blocks: { ...blocks, MyBadges: myBadges } };
});
vi.mock('../../src/blocks/samples', async (original) => {
  const { samples: all } = await original<typeof import('../../src/blocks/samples')>();
  const myBadges = { answers: { latestCertificate: ({ course }: { course: string }) => [course, 'Badge'] } };
  // Custom lists make the same call, so the new kind comes first.
  return { samples: { MyBadges: myBadges, ...all } };
});

const components = [{ contentType: 17, listName: 'Badges' }, { contentType: 18 }, { contentType: 3 }];
const names = Array.from({ length: 20 }, (_, index) => `Badge ${index}`);
const signedIn = () => openSignedIn({ latestCertificate: () => names });

const { portal } = signedIn();
vi.spyOn(console, 'warn').mockReturnValue();
const blocks = blocksOf(portal, aCatalog({ id: '1', path: 'config.catalogs[0]', components }), kinds);
const [block] = blocks;
const { load } = kinds[badges];
if (!block || !load) throw new Error('The new kind has no block or no items.');
const { kind } = block;

describe('a kind of block that is added as one object', () => {
  it('is read from a configuration by its number [R-ENTITY-010]', () => {
    expect(blocks.map((one) => one.kind)).toEqual([kinds[badges], kinds.News]);
    expect(block).toMatchObject({ listName: 'Badges', elements: [] });
  });

  it('is among the numbers that a problem mentions [O-11]', async () => {
    const messages = () => portal.store.get(problemsAtom).map(({ detail }) => detail.message);
    await expect
      .poll(messages)
      .toEqual([
        'config.catalogs[0].components[1].contentType: expected a content type by name or number 0 to 17, got "18"',
      ]);
  });

  it('shows to its audience only [R-HOME-028]', () => {
    expect(visibleBlocks(blocks, { login: 'public' })).not.toContain(block);
    expect(visibleBlocks(blocks, { login: 'user' })).toContain(block);
  });

  it('is hidden when it is empty, and has a text for a preview [R-HOME-024]', () => {
    expect(isBlockShown(kind, 0)).toBe(false);
    expect(kind.emptyText).toBe('EMPTY_BLOCK_MY_ACTIVITIES');
  });

  it('has a see-all page with its own address and text [R-HOME-029]', () => {
    const items = [{ id: '1', name: 'One', openInNewWindow: false }];
    const viewer = viewerOf({ login: 'user' } as Parameters<typeof viewerOf>[0]);
    const content = { data: { items, hasMore: true }, error: null, refetch: () => undefined };
    const route = seeAllOf(block, content, { blocks, viewer });
    if (typeof route !== 'object') throw new Error('The new kind has no see-all page.');
    expect(route).toEqual({ name: 'seeAll', contentType: 'MyBadges' });
    expect(parseRoute(routePath(route))).toEqual(route);
    expect(blockOfSeeAll(blocks, { contentType: badges })).toBe(block);
    expect(canBeEmptySeeAll(kind)).toBe(true);
    expect(kind.emptySeeAllText).toBe('EMPTY_SEE_ALL_MY_PLANS');
  });

  it('loads once, and its see-all page is divided into pages [R-BLOCKLOAD-010 A-039]', async () => {
    const { portal: other, calls } = signedIn();
    const { queryFn, getNextPageParam } = blockPagesQuery(other, { block, load, catalogId: '1' });
    const { signal } = new AbortController();
    const pageAt = (page: number) => queryFn({ pageParam: { page, leftover: [] }, signal });
    const first = await pageAt(0);
    expect([first.items.length, (await pageAt(1)).items.length]).toEqual([12, 8]);
    expect(getNextPageParam(first, [first], { page: 0, leftover: [] })).toMatchObject({ page: 1 });
    expect(calls).toHaveLength(1);
    expect(onOpenOf(other, kind, { id: '1' }), 'its items are no posts').toEqual({});
  });

  it('has samples in a preview, which can show another state [R-OTHER-012 A-034]', async () => {
    const { api, calls } = openApi({});
    const settings = { culture: () => 'en-GB', isDemo: false, isPreview: true, samples };
    const input = {
      catalogId: '1',
      channelSource: 1 as const,
      page: 0,
      size: 12,
      leftover: [],
      signal: new AbortController().signal,
      report: () => {},
    };
    const preview = (previewAs?: string) =>
      load({ ...api, http: createSampleHttp(api.http, { ...settings, previewAs }) }, input);
    expect((await preview()).items.map(({ name }) => name)).toEqual(['Sample course', 'Badge']);
    expect((await preview('mybadges=empty')).items).toEqual([]);
    await expect(preview('MyBadges=error')).rejects.toMatchObject({ kind: 'server' });
    expect(calls).toEqual([]);
  });
});
