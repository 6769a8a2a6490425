import { afterEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../src/api/http/failure';
import { listsQuery } from '../../../src/state/lists/queries';
import { playerQuery } from '../../../src/state/media/queries';
import { openSignedIn } from '../signed-in-portal';

afterEach(() => vi.restoreAllMocks());

const refuse = () => Promise.reject(new ApiFailure('server', 'a call', 'answered 500'));

it('a failed query of lists notifies with ERROR_OCCURED [R-ERROR-002]', async () => {
  const { portal, queryClient, notified } = openSignedIn({});
  await queryClient.query({ ...listsQuery(portal, 'owned'), queryFn: refuse }).catch(() => {});
  expect(notified()).toEqual(['ERROR_OCCURED']);
});

it('a failed query of media is logged without a notification [R-ERROR-033]', async () => {
  const { queryClient, notified, userId } = openSignedIn({});
  await queryClient.query(playerQuery(['media', 'item', '1', userId], refuse)).catch(() => {});
  expect(notified()).toEqual([]);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('answered 500'));
});
