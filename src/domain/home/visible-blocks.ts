import { pageSize } from '../limits';
import { isUser, type Viewer } from '../session/viewer';
import type { BlockKind } from './block-kind';

/** Returns the blocks that this viewer may see, in the configured order. @see R-HOME-001 R-HOME-028 A-014 */
export function visibleBlocks<Block extends { kind: Pick<BlockKind, 'audience'> }>(
  blocks: readonly Block[],
  viewer: Pick<Viewer, 'login'>,
): Block[] {
  return blocks.filter(({ kind }) => isUser(viewer) || kind.audience === 'everyone');
}

/**
 * Returns whether a block with so many items shows. Without a count, the block is loading or has failed, and shows that
 * state.
 * @see R-HOME-024 A-011
 */
export function isBlockShown(
  kind: Pick<BlockKind, 'carriesItems' | 'showsWhenEmpty'>,
  itemCount: number | undefined,
): boolean {
  if (itemCount !== 0) return true;
  return !kind.carriesItems || kind.showsWhenEmpty;
}

/** Returns the items of a banner, at most one page. @see R-HOME-023 A-027 */
export function bannerItems<Item>(items: readonly Item[]): Item[] {
  return items.slice(0, pageSize);
}
