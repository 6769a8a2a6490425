import type { HomeBlock } from '../../domain/home/home-block';
import { useBlockSlot } from '../../state/home/block-slot';
import { tw } from '../../ui/style/tw';
import { BlockFrame } from '../../widgets/block-frame/BlockFrame';
import { PageSearchBox } from '../../widgets/search-box/PageSearchBox';

/** Renders the search box of the header as a block. */
export function SearchbarBlock({ block }: { block: HomeBlock }) {
  const isAtTop = useBlockSlot().eagerImages > 0;
  return (
    <BlockFrame block={block}>
      <div className={tw('max-w-text')}>
        <PageSearchBox isAtTop={isAtTop} />
      </div>
    </BlockFrame>
  );
}
