import type { HomeBlock } from '../../domain/home/home-block';
import { useBlockSlot } from '../../state/home/block-slot';
import { BlockFrame } from '../block-frame/BlockFrame';
import { CardSkeletons, layoutOf } from './CardLayout';

/** A block whose code is still loading: its name, and placeholder cards. @see R-HOME-044 */
export function WaitingBlock({ block }: { block: HomeBlock }) {
  return (
    <BlockFrame block={block}>
      <CardSkeletons {...layoutOf(block, useBlockSlot().startPart)} />
    </BlockFrame>
  );
}
