import { blocks } from '../../blocks/registry';
import { CardListBlock } from '../../blocks/card-list/CardListBlock';
import { TopBlock } from '../../blocks/top-block/TopBlock';
import type { HomeBlock } from '../../domain/content/home-block';
import { useHomeBlocks } from '../../state/blocks';
import { useHost } from '../../state/host';
import { useStrayEditor } from '../../state/list-editor';
import { tw } from '../../ui/style/tw';
import { Heading } from '../../widgets/heading/Heading';

/** The front page of a catalog: its blocks in their configured order (R-HOME-001, R-HOME-002). */
export function HomePage() {
  const { catalog, settings } = useHost();
  const shown = useHomeBlocks();
  useStrayEditor(shown);
  return (
    <div className={tw('flex flex-col gap-8 md:gap-12')}>
      {settings.blocks ? null : <Heading className={tw('visually-hidden')}>{catalog.name}</Heading>}
      {shown.map((block) => (
        <BlockOf key={block.id} block={block} />
      ))}
    </div>
  );
}

function BlockOf({ block }: { block: HomeBlock }) {
  const row = blocks[block.contentType];
  if (!row) return null;
  if (block.layoutKind === 'Banner' || block.layoutKind === 'BannerAndSearch') {
    return <TopBlock block={block} {...(row.load ? { load: row.load } : {})} />;
  }
  if (row.View) return <row.View block={block} />;
  if (!row.load) return null;
  return (
    <CardListBlock
      block={block}
      load={row.load}
      {...(row.failedText ? { failedText: row.failedText } : {})}
      {...(row.Action ? { Action: row.Action } : {})}
    />
  );
}
