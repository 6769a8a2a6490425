import type { ComponentType, ReactNode } from 'react';
import type { HomeBlock } from '../domain/home/home-block';
import type { TextKey } from '../domain/text-key';
import type { Load } from '../state/home/content';

/** Where a block's own action stands: beside its name, in its empty state, in its failed state. */
export interface BlockActionProps {
  slot: 'head' | 'empty' | 'failed';
  /** Asks for the items again. */
  onRetry?: () => void;
}

/** One kind of home block: what it asks of the portal, and how it looks where it is not a list of cards. */
export interface Block {
  /** Its call; left out where the block carries all that it shows. */
  load?: Load;
  /** Its own view; left out for the list of cards. */
  View?: ComponentType<{ block: HomeBlock; head?: ReactNode }>;
  /** What it says when its data did not come, where it has a sentence of its own. */
  failedText?: TextKey;
  /** What a visitor may do with it, in place of the usual actions of its states. */
  Action?: ComponentType<BlockActionProps>;
}
