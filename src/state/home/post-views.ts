import { recordPostView } from '../../api/home/posts';
import { holdsPosts } from '../../domain/home/content-rules';
import type { ContentType } from '../../domain/home/content-types';
import { isUser } from '../../domain/session/viewer';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';
import { sessionAtom } from '../portal/portal-state';

/** What opening an item of a block of this type does besides; most types have nothing to tell (R-API-060, R-API-061). */
export const onOpenOf = (
  portal: Portal,
  type: ContentType,
  item: { id: string },
): { onFollow?: () => void } =>
  holdsPosts(type) ? { onFollow: () => void recordView(portal, item.id) } : {};

/** Only a user has something that can be marked as read; a failure is logged and stops nobody. */
async function recordView(portal: Portal, postId: string): Promise<void> {
  if (!isUser(portal.store.get(sessionAtom))) return;
  try {
    await recordPostView(currentApi(portal), postId);
  } catch (error) {
    reportFailure(portal, 'log', error);
  }
}
