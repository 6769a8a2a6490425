import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HomeItem } from '../../../src/domain/home/home-item';
import type { LoadedItems } from '../../../src/state/home/load';
import type { ItemPages } from '../../../src/state/see-all/hooks';
import { pagesQuery, type PagedQuestion } from '../../../src/state/see-all/queries';
import { pagedOf } from '../../../src/state/query/paged';

const item = (id: string) => ({ id, name: id, openInNewWindow: false }) as HomeItem;

/** Pages whose answers are let through one by one. */
function open(options: Partial<PagedQuestion> = {}) {
  const requests: { page: number; leftover: readonly HomeItem[]; filter: string }[] = [];
  const waiting: { answer: (loaded: LoadedItems) => void; fail: () => void }[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const queryFor = (filter: string, subject = '') =>
    pagesQuery({
      ...options,
      key: [filter],
      subject,
      isPaged: options.isPaged ?? true,
      load: ({ page, leftover }) => {
        requests.push({ page, leftover, filter });
        return new Promise((answer, reject) => waiting.push({ answer, fail: () => reject(new Error('no')) }));
      },
    });
  const observer = new InfiniteQueryObserver(client, queryFor('', options.subject) as never);
  stop = observer.subscribe(() => {});
  return {
    requests,
    waiting,
    now: (): ItemPages => pagedOf(observer.getCurrentResult() as never),
    change: (filter: string, subject: string) => observer.setOptions(queryFor(filter, subject) as never),
    answer: async (at: number, ids: string[], rest: Partial<LoadedItems> = {}) => {
      waiting[at]?.answer({ items: ids.map(item), hasMore: true, ...rest });
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}

let stop = () => {};
afterEach(() => stop());

const ids = (pages: ReturnType<typeof open>) => pages.now().items.map(({ id }) => id);

describe('the pages of see-all', () => {
  it('end when a service ignores the page and repeats its answer [O-27]', async () => {
    const pages = open();
    await pages.answer(0, ['1', '2']);
    pages.now().loadMore();
    await pages.answer(1, ['1', '2']);
    expect(pages.now().more).toBe('none');
    expect(ids(pages)).toEqual(['1', '2']);
  });

  it('start at page 0, and each Show more adds 1 [R-SEEALL-023 R-SEEALL-024 R-CONST-007]', async () => {
    const pages = open();
    expect(pages.now()).toMatchObject({ isLoading: true, more: 'none' });
    await pages.answer(0, ['1', '2']);
    expect(pages.now()).toMatchObject({ isLoading: false, more: 'offered', addedLast: undefined });
    for (const at of [1, 2]) {
      pages.now().loadMore();
      await pages.answer(at, [`more ${at}`]);
    }
    expect(pages.requests.map(({ page }) => page)).toEqual([0, 1, 2]);
    expect(ids(pages)).toEqual(['1', '2', 'more 1', 'more 2']);
    expect(pages.now().addedLast).toBe(1);
  });

  it('show a repeated item once [O-27]', async () => {
    const pages = open();
    await pages.answer(0, ['1', '2']);
    pages.now().loadMore();
    await pages.answer(1, ['2', '3']);
    expect(ids(pages)).toEqual(['1', '2', '3']);
    expect(pages.now().addedLast).toBe(1);
  });

  it('load once for types without pages [A-078]', async () => {
    const pages = open({ isPaged: false });
    await pages.answer(0, ['1']);
    expect(pages.now().more).toBe('none');
  });

  it('continue with the items that did not fit on the last page [A-040]', async () => {
    const pages = open();
    await pages.answer(0, ['1'], { leftover: [item('kept')] });
    pages.now().loadMore();
    expect(pages.requests[1]?.leftover).toEqual([item('kept')]);
  });

  it('keep the loaded items when the next page fails, and load it again on request [O-1]', async () => {
    const pages = open();
    await pages.answer(0, ['1']);
    pages.now().loadMore();
    pages.waiting[1]?.fail();
    await vi.waitFor(() => expect(pages.now()).toMatchObject({ more: 'failed', hasFailed: false }));
    expect(ids(pages)).toEqual(['1']);
    pages.now().loadMore();
    await pages.answer(2, ['2']);
    expect(ids(pages)).toEqual(['1', '2']);
  });

  it('report a failure of the first page, and load it again on request [O-1]', async () => {
    const pages = open();
    pages.waiting[0]?.fail();
    await vi.waitFor(() => expect(pages.now()).toMatchObject({ hasFailed: true, isLoading: false }));
    pages.now().retry();
    await pages.answer(1, ['1']);
    expect(pages.now()).toMatchObject({ hasFailed: false });
  });
});

describe('a change of filters', () => {
  it('keeps the old cards of the same subject, and the last request wins [O-2]', async () => {
    const pages = open({ subject: 'mine' });
    await pages.answer(0, ['all']);
    pages.change('status', 'mine');
    expect(pages.now()).toMatchObject({ isRefining: true, isLoading: false });
    pages.change('type', 'mine');
    await pages.answer(2, ['of type']);
    await pages.answer(1, ['of status']);
    expect(ids(pages)).toEqual(['of type']);
    expect(pages.now().isRefining).toBe(false);
  });

  it('starts empty for another subject [O-2]', async () => {
    const pages = open({ subject: 'mine' });
    await pages.answer(0, ['all']);
    pages.change('', 'mine with a text');
    expect(pages.now()).toMatchObject({ isLoading: true, items: [] });
  });
});
