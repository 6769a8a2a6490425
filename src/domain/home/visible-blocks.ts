import { pageSize } from '../limits';
import { isUser, type Viewer } from '../session/viewer';
import { carriesItems, isUsersOnly, showsWhenEmpty } from './content-rules';
import type { ContentType } from './content-types';

/** The blocks that this viewer may see, in the configured order (R-HOME-001, R-HOME-028, A-014). */
export function visibleBlocks<Block extends { contentType: ContentType }>(
  blocks: readonly Block[],
  viewer: Pick<Viewer, 'login'>,
): Block[] {
  return blocks.filter(({ contentType }) => isUser(viewer) || !isUsersOnly(contentType));
}

/** How far a block's data has come. */
export type BlockState = 'loading' | 'failed' | 'ready';

/** Does a block show? It counts as empty only once loaded; loading and failing show their own state (R-HOME-024, A-011). */
export function isBlockShown(
  contentType: ContentType,
  content: { state: BlockState; itemCount: number },
): boolean {
  if (content.state !== 'ready' || content.itemCount > 0) return true;
  return !carriesItems(contentType) || showsWhenEmpty(contentType);
}

/** A banner shows at most one page of items (R-HOME-023, A-027). */
export function bannerItems<Item>(items: readonly Item[]): Item[] {
  return items.slice(0, pageSize);
}
