import type { ComponentType, ReactNode } from 'react';
import type { BlockKind } from '../domain/home/block-kind';
import type { HomeBlock } from '../domain/home/home-block';
import type { Load } from '../state/home/load';

/** The slot of a block's own action: next to the block's name, in its empty state or in its failed state. */
export interface BlockActionProps {
  slot: 'head' | 'empty' | 'failed';
  /** Fetches the items again. */
  onRetry?: () => void;
}

/** One kind of home block with its code: how it loads its items, and how it renders them if not as a list of cards. */
export interface Block extends BlockKind {
  /** Loads the items. Omitted when the configuration of the block contains everything that it shows. */
  load?: Load;
  /** The block's own component. Omitted for a list of cards. */
  View?: ComponentType<{ block: HomeBlock; head?: ReactNode }>;
  /** An action of the block that replaces the default actions of its states. */
  Action?: ComponentType<BlockActionProps>;
}
