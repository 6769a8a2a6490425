import type { HomeBlock } from '../../domain/home/home-block';
import type { BlockSize } from '../../domain/home/layouts';
import { tw } from '../../ui/style/tw';
import { BlockFrame } from '../../widgets/block-frame/BlockFrame';

const heights: Readonly<Record<BlockSize, string>> = {
  Small: tw('h-4'),
  Medium: tw('h-12'),
  Large: tw('h-24'),
};

/**
 * Renders a gap with the height of the block's size. If the block has a background colour, the gap is a coloured band.
 * @see A-031
 */
export function SpaceBlock({ block }: { block: HomeBlock }) {
  return (
    <BlockFrame block={block}>
      <div className={heights[block.size]} />
    </BlockFrame>
  );
}
