import { expect, it, vi } from 'vitest';
import { currentApi } from '../../../src/state/portal/api';
import { joinOtherTabs } from '../../../src/state/favourites/sync';
import { isListDeleted } from '../../../src/state/lists/deleted-lists';
import { openSignedIn } from '../signed-in-portal';

const load = vi.hoisted(() => vi.fn());

vi.mock('../../../src/state/lists/deleted-list-cache', () => {
  load();
  throw new Error('No such file');
});

it('a list that another tab deletes is deleted, even if the code of its cache cannot be loaded [O-7]', async () => {
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  let onMessage: (message: unknown) => void = () => {};
  const { portal, userId } = openSignedIn(
    {},
    {
      joinChannel: (_name, listener) => {
        onMessage = listener;
        return () => {};
      },
    },
  );
  joinOtherTabs(portal);
  onMessage({ portal: currentApi(portal).services.frontpage, userId, deletedListId: 'l1' });
  expect(isListDeleted(portal, 'l1')).toBe(true);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  // Node reports a rejection after the tasks that are waiting.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
});
