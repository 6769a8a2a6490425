import { recordPostView } from '../../api/home/posts';
import { holdsPosts } from '../../domain/home/content-rules';
import type { ContentType } from '../../domain/home/content-types';
import { isUser } from '../../domain/session/viewer';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import { store } from '../portal/portal';
import { sessionAtom } from '../portal/runtime';

/** What opening an item of a block of this type does besides; most types have nothing to tell (R-API-060, R-API-061). */
export const onOpenOf = (type: ContentType, item: { id: string }): { onFollow?: () => void } =>
  holdsPosts(type) ? { onFollow: () => void recordView(item.id) } : {};

/** Only a user has something that can be marked as read; a failure is logged and stops nobody. */
async function recordView(postId: string): Promise<void> {
  if (!isUser(store.get(sessionAtom))) return;
  try {
    await recordPostView(currentApi(), postId);
  } catch (error) {
    reportFailure('log', error);
  }
}
