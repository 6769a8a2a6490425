import type { BlockKind } from '../home/block-kind';
import type { LayoutKind } from '../home/layouts';
import { isBlockShown } from '../home/visible-blocks';
import type { TextKey } from '../text-key';

/** The text of why home shows a configured block or does not show it. */
export type BlockReason = Extract<TextKey, `DEBUG_BLOCK_${string}`>;

/** What decides whether home shows a block. */
export interface BlockSituation {
  /** Undefined if the configuration of the block is not valid. */
  kind?: Pick<BlockKind, 'audience' | 'carriesItems' | 'showsWhenEmpty'> | undefined;
  layoutKind?: LayoutKind | undefined;
  /** False if the attribute `blocks` names other blocks. */
  isChosen: boolean;
  isUser: boolean;
  isPreview: boolean;
  /** Whether the element shows home. */
  isHome: boolean;
  content: BlockContent;
}

/** The state of a block's items, or their number. `idle` means that nothing has requested them. */
export type BlockContent = 'idle' | 'loading' | 'failed' | number;

/** Returns why home shows a block or does not show it. @see R-HOME-001 R-HOME-024 A-011 A-158 */
export function blockReason(block: BlockSituation): BlockReason {
  const { kind, isChosen, isUser, isHome } = block;
  if (!kind) return 'DEBUG_BLOCK_INVALID';
  if (!isChosen) return 'DEBUG_BLOCK_NOT_CHOSEN';
  if (!isUser && kind.audience === 'users') return 'DEBUG_BLOCK_NEEDS_USER';
  if (!isHome) return 'DEBUG_BLOCK_NOT_OPEN';
  return kind.carriesItems ? contentReason(kind, block) : 'DEBUG_BLOCK_STATIC';
}

type Kind = NonNullable<BlockSituation['kind']>;

function contentReason(kind: Kind, block: BlockSituation): BlockReason {
  const { content } = block;
  if (typeof content === 'string') return waitingReasons[content];
  if (content > 0) return 'DEBUG_BLOCK_ITEMS';
  return showsEmpty(kind, block) ? 'DEBUG_BLOCK_EMPTY' : 'DEBUG_BLOCK_NO_ITEMS';
}

const waitingReasons = {
  idle: 'DEBUG_BLOCK_BELOW',
  loading: 'DEBUG_BLOCK_LOADING',
  failed: 'DEBUG_BLOCK_FAILED',
} as const satisfies Record<Exclude<BlockContent, number>, BlockReason>;

/** A banner without items shows its search box only. Another block shows its text to editors. @see A-020 */
function showsEmpty(kind: Kind, { layoutKind, isPreview }: BlockSituation): boolean {
  if (layoutKind === 'BannerAndSearch') return true;
  if (layoutKind === 'Banner') return false;
  return isPreview || isBlockShown(kind, 0);
}
