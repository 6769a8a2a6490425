import type { ReactNode } from 'react';
import type { HomeBlock } from '../../domain/home/home-block';
import { SafeHtml } from '../../ui/safe/SafeHtml';
import { tw } from '../../ui/style/tw';
import { BlockFrame } from '../../widgets/block-frame/BlockFrame';

/** Renders the editor's text as sanitized HTML under the block's name. @see A-031 */
export function TextBlock({ block, head }: { block: HomeBlock; head?: ReactNode }) {
  return (
    <BlockFrame block={block} head={head} showsDescription={false}>
      {block.description && !head ? (
        <SafeHtml html={block.description} className={tw('max-w-text prose')} />
      ) : null}
    </BlockFrame>
  );
}
