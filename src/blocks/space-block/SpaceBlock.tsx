import type { HomeBlock } from '../../domain/home/home-block';
import type { BlockSize } from '../../domain/home/layouts';
import { tw } from '../../ui/style/tw';
import { BlockFrame } from '../../widgets/block-frame/BlockFrame';

const heights: Readonly<Record<BlockSize, string>> = {
  Small: tw('h-4'),
  Medium: tw('h-12'),
  Large: tw('h-24'),
};

/** A gap as high as its size says; a band of colour where it has one. */
export function SpaceBlock({ block }: { block: HomeBlock }) {
  return (
    <BlockFrame block={block}>
      <div className={heights[block.size]} />
    </BlockFrame>
  );
}
