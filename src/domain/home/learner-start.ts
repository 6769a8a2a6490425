import { isUser, type Viewer } from '../session/viewer';
import type { HomeBlock } from './home-block';

/**
 * The parts of the start of a learner's home. The top block greets the learner, and is low above the learner's own
 * blocks; the items to continue with are one row whose first card is wide.
 */
export type StartPart = 'greeting' | 'lowGreeting' | 'continue';

type Block = Pick<HomeBlock, 'layoutKind' | 'itemLayout'> & {
  kind: Pick<HomeBlock['kind'], 'isResumed' | 'audience'>;
};

/** Returns which part of a learner's start a block is, by its layout and position. A visitor has no such start. */
export function startPartOf(
  blocks: readonly Block[],
  index: number,
  viewer: Pick<Viewer, 'login'>,
): StartPart | undefined {
  const block = blocks[index];
  if (!block || !isUser(viewer)) return undefined;
  if (block.layoutKind) {
    const isLow = blocks[1]?.kind.audience === 'users';
    return index > 0 ? undefined : isLow ? 'lowGreeting' : 'greeting';
  }
  const isFirst = blocks.find(isOfLearner) === block;
  const continues = block.kind.isResumed && block.itemLayout === 'Multiple';
  return isFirst && continues ? 'continue' : undefined;
}

/** A block with a layout kind is a top block, whatever its items. */
const isOfLearner = ({ kind, layoutKind }: Block): boolean => !layoutKind && kind.audience === 'users';
