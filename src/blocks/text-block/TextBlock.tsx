import type { HomeBlock } from '../../domain/content/home-block';
import { SafeHtml } from '../../ui/safe/SafeHtml';
import { tw } from '../../ui/style/tw';
import { BlockFrame } from '../../widgets/block-frame/BlockFrame';

/** The editor's text, as cleaned markup under the block's name. */
export function TextBlock({ block }: { block: HomeBlock }) {
  return (
    <BlockFrame block={block} showsDescription={false}>
      {block.description ? <SafeHtml html={block.description} className={tw('max-w-text prose')} /> : null}
    </BlockFrame>
  );
}
