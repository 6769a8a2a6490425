import { beforeEach, describe, expect, it, vi } from 'vitest';
import english from '../../../locales/en-GB.json';
import { ApiFailure } from '../../../src/api/http/failure';
import { reportFailure } from '../../../src/state/portal/failures';
import { notificationsAtom } from '../../../src/state/notifications/notifications';
import type { Portal } from '../../../src/state/portal/portal';
import { testPortal } from '../test-portal';
import { queryClientOf } from '../../../src/state/query/query-client';

const failure = new ApiFailure('server', 'addFavourite', 'answered 500');
const warn = vi.spyOn(console, 'warn');
let portal: Portal;

beforeEach(() => {
  portal = testPortal();
  warn.mockReset();
});
const shownMessages = () => portal.store.get(notificationsAtom);

describe('a failure', () => {
  it('of a user’s action shows one sentence [R-ERROR-001]', () => {
    reportFailure(portal, 'notify', failure);
    expect(shownMessages()).toMatchObject([{ text: 'ERROR_OCCURED', isError: true }]);
    expect(english.ERROR_OCCURED).toBe('Something went wrong. Please try again later.');
  });

  it('of a query is logged without a notification [A-095]', () => {
    reportFailure(portal, 'log', failure);
    expect(shownMessages()).toEqual([]);
    expect(warn.mock.calls).toEqual([['lp-catalog: addFavourite: answered 500']]);
  });

  it('shows one notification for many at once, and logs each [O-17]', () => {
    reportFailure(portal, 'notify', failure);
    reportFailure(portal, 'notify', new Error('other'));
    expect(shownMessages()).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('is not reported for an aborted call [O-2]', () => {
    reportFailure(portal, 'notify', new ApiFailure('aborted', 'autocomplete', 'given up'));
    expect(shownMessages()).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a failed query', () => {
  const fail = (meta?: { onFailure: 'notify' | 'log' }) => {
    const queryFn = vi.fn(() => Promise.reject(failure));
    const query = queryClientOf(portal).query({
      queryKey: [Math.random()],
      queryFn,
      ...(meta ? { meta } : {}),
    });
    return { queryFn, query: query.catch((error: unknown) => error) };
  };

  it('of content notifies and ends the loading state [R-ERROR-007 R-ERROR-008]', async () => {
    const { query } = fail({ onFailure: 'notify' });
    expect(await query).toBe(failure);
    expect(shownMessages()).toMatchObject([{ text: 'ERROR_OCCURED' }]);
    expect(queryClientOf(portal).isFetching()).toBe(0);
    expect(queryClientOf(portal).getQueryCache().getAll()[0]?.state).toMatchObject({
      status: 'error',
      fetchStatus: 'idle',
    });
  });

  it.each([
    [undefined, 'R-ERROR-030'],
    [{ onFailure: 'log' as const }, 'R-ERROR-032'],
  ])('with %j is only logged [%s]', async (...[meta]) => {
    await fail(meta).query;
    expect(shownMessages()).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is not repeated, since the HTTP module repeats it [A-138]', async () => {
    const { queryFn, query } = fail();
    await query;
    expect(queryFn).toHaveBeenCalledOnce();
    expect(queryClientOf(portal).getDefaultOptions().mutations?.retry).toBe(false);
  });

  it('is the only one that is fetched again, and loaded data stays for the visit [A-051]', async () => {
    const queryFn = vi.fn(() => Promise.resolve('loaded'));
    const runQuery = () => queryClientOf(portal).query({ queryKey: ['content'], queryFn });
    expect([await runQuery(), await runQuery()]).toEqual(['loaded', 'loaded']);
    expect(queryFn).toHaveBeenCalledOnce();
  });
});
