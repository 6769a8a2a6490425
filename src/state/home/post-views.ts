import { recordPostView } from '../../api/home/posts';
import type { BlockKind } from '../../domain/home/block-kind';
import { isUser } from '../../domain/session/viewer';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';
import { sessionAtom } from '../portal/portal-state';

/**
 * Returns what happens, besides the navigation, when a visitor opens an item of a block of this kind. Only posts record
 * a view.
 * @see R-API-060 R-API-061
 */
export const onOpenOf = (
  portal: Portal,
  { holdsPosts }: Pick<BlockKind, 'holdsPosts'>,
  item: { id: string },
): { onFollow?: () => void } => (holdsPosts ? { onFollow: () => void recordView(portal, item.id) } : {});

/**
 * Records a view for a signed-in user, since only a user can mark a post as read. Only logs failures.
 * @see A-131 A-122
 */
async function recordView(portal: Portal, postId: string): Promise<void> {
  if (!isUser(portal.store.get(sessionAtom))) return;
  try {
    await recordPostView(currentApi(portal), postId);
  } catch (error) {
    reportFailure(portal, 'log', error);
  }
}
