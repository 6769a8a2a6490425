import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import type { Load } from '../../../src/state/home/load';
import { contentQuery, firstPageOf } from '../../../src/state/home/queries';
import type { Portal } from '../../../src/state/portal/portal';
import { aBlock } from '../../domain/home/a-block';
import { openSignedIn } from '../signed-in-portal';
import { queryClientOf } from '../../../src/state/query/query-client';

let portal: Portal;
beforeEach(() => {
  ({ portal } = openSignedIn({}));
});
afterEach(() => vi.restoreAllMocks());

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: 'One', openInNewWindow: false }));

/** What a block shows while a call goes as the test says. */
function watch(load: Load, block = aBlock('News')) {
  const options = { ...contentQuery(portal, { block, load, catalogId: '1' }), select: firstPageOf };
  const observer = new QueryObserver(queryClientOf(portal), options);
  const stop = observer.subscribe(() => {});
  return { now: () => observer.getCurrentResult(), stop };
}

describe('the data of a block', () => {
  it('is loading at first, and then has items [R-BLOCKLOAD-002 R-BLOCKLOAD-003 R-ENTITY-012]', async () => {
    const load = vi.fn<Load>(() => Promise.resolve({ items: items(14), hasMore: true }));
    const { now, stop } = watch(load);
    expect(now()).toMatchObject({ data: undefined, error: null });
    await vi.waitFor(() => expect(now().data).toEqual({ items: items(12), hasMore: true }));
    expect(load.mock.calls[0]?.[1]).toMatchObject({ page: 0, size: 12, catalogId: '1', leftover: [] });
    stop();
  });

  it('fails, and loads again on request [R-BLOCKLOAD-004 R-BLOCKLOAD-005 R-ERROR-008]', async () => {
    const load = vi.fn<Load>(() => Promise.resolve({ items: items(1), hasMore: false }));
    load.mockRejectedValueOnce(new Error('no answer'));
    const { now, stop } = watch(load);
    await vi.waitFor(() => expect(now()).toMatchObject({ data: undefined, error: { message: 'no answer' } }));
    void now().refetch();
    expect(now()).toMatchObject({ data: undefined, error: null });
    await vi.waitFor(() => expect(now().data?.items).toHaveLength(1));
    expect(load).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is shared by two blocks of a type, and separate per channel [R-BLOCKLOAD-001 R-CONST-001]', () => {
    const load = vi.fn<Load>(() => new Promise(() => undefined));
    const blocks = [
      aBlock('News'),
      { ...aBlock('News'), id: 'second' },
      { ...aBlock('Channel'), channelSource: 1 as const },
      { ...aBlock('Channel'), id: 'other', channelSource: 2 as const },
    ];
    const stops = blocks.map((block) => watch(load, block).stop);
    expect(load.mock.calls.map(([, { channelSource, size }]) => [channelSource, size])).toEqual([
      [1, 12],
      [1, 12],
      [2, 12],
    ]);
    for (const stop of stops) stop();
  });
});
