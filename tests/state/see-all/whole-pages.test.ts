import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ContentType } from '../../../src/domain/home/content-types';
import type { Load } from '../../../src/state/home/load';
import { contentQuery, firstPageOf } from '../../../src/state/home/queries';
import type { ItemPages } from '../../../src/state/see-all/hooks';
import { blockPagesQuery } from '../../../src/state/see-all/queries';
import { pagedOf } from '../../../src/state/query/paged';
import { aBlock } from '../../domain/home/a-block';
import { openSignedIn } from '../signed-in-portal';

afterEach(() => vi.restoreAllMocks());

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: 'One', openInNewWindow: false }));

/** A block on home and its see-all page, which have one load. */
function open(type: ContentType, load: Load) {
  const { portal, queryClient, notified } = openSignedIn({});
  const source = { block: aBlock(type), load, catalogId: '1' };
  const home = new QueryObserver(queryClient, { ...contentQuery(portal, source), select: firstPageOf });
  const seeAll = new InfiniteQueryObserver(queryClient, blockPagesQuery(portal, source) as never);
  return {
    notified,
    showHome: () => home.subscribe(() => {}),
    showSeeAll: () => seeAll.subscribe(() => {}),
    onHome: () => home.getCurrentResult().data,
    onSeeAll: (): ItemPages => pagedOf(seeAll.getCurrentResult() as never),
  };
}

describe('a list that loads as a whole', () => {
  it.each(['MyPlans', 'MyActivities'] as const)(
    'is for %s fetched once for home, see-all and Show more, with pages of 12 [R-BLOCKLOAD-010 A-039]',
    async (type) => {
      const load = vi.fn<Load>(() => Promise.resolve({ items: items(30), hasMore: false }));
      const { showHome, showSeeAll, onHome, onSeeAll } = open(type, load);
      showHome();
      showSeeAll();
      await vi.waitFor(() => expect(onHome()).toMatchObject({ items: items(12), hasMore: true }));
      await vi.waitFor(() => expect(onSeeAll()).toMatchObject({ items: items(12), more: 'offered' }));
      onSeeAll().loadMore();
      await vi.waitFor(() => expect(onSeeAll()).toMatchObject({ items: items(24), more: 'offered' }));
      onSeeAll().loadMore();
      await vi.waitFor(() => expect(onSeeAll()).toMatchObject({ items: items(30), more: 'none' }));
      expect(load).toHaveBeenCalledOnce();
    },
  );

  it('is shown as a whole when its type has no pages, without another call [A-078]', async () => {
    const load = vi.fn<Load>(() => Promise.resolve({ items: items(30), hasMore: false }));
    const { showHome, showSeeAll, onSeeAll } = open('InTargetGroup', load);
    showHome();
    showSeeAll();
    await vi.waitFor(() => expect(onSeeAll()).toMatchObject({ items: items(30), more: 'none' }));
    expect(load).toHaveBeenCalledOnce();
  });

  it('fails with one notification, and loads again on request [O-17 R-ERROR-007]', async () => {
    const load = vi.fn<Load>(() => Promise.resolve({ items: items(1), hasMore: false }));
    load.mockRejectedValueOnce(new Error('no answer'));
    const { notified, showSeeAll, onSeeAll } = open('MyPlans', load);
    showSeeAll();
    await vi.waitFor(() => expect(onSeeAll().hasFailed).toBe(true));
    expect(notified()).toHaveLength(1);
    onSeeAll().retry();
    await vi.waitFor(() => expect(onSeeAll()).toMatchObject({ items: items(1), hasFailed: false }));
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it('a list with pages loads page by page [R-SEEALL-023]', async () => {
  const load = vi.fn<Load>(() => Promise.resolve({ items: items(12), hasMore: true }));
  const { showSeeAll, onSeeAll } = open('News', load);
  showSeeAll();
  await vi.waitFor(() => expect(onSeeAll().more).toBe('offered'));
  onSeeAll().loadMore();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(load.mock.calls.map(([, { page }]) => page)).toEqual([0, 1]);
});
