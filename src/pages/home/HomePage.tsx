import { useAtomValue } from 'jotai';
import { blocks } from '../../blocks/registry';
import { CardListBlock } from '../../blocks/card-list/CardListBlock';
import { TopBlock } from '../../blocks/top-block/TopBlock';
import type { HomeBlock } from '../../domain/content/home-block';
import { visibleBlocks } from '../../domain/content/visible-blocks';
import { viewerOf } from '../../domain/session/viewer';
import { useBlocks } from '../../state/blocks';
import { useHost } from '../../state/host';
import { sessionAtom } from '../../state/runtime';
import { tw } from '../../ui/style/tw';
import { Heading } from '../../widgets/heading/Heading';

/** The front page of a catalog: its blocks in their configured order (R-HOME-001, R-HOME-002). */
export function HomePage() {
  const { catalog, settings } = useHost();
  const viewer = viewerOf(useAtomValue(sessionAtom));
  const shown = visibleBlocks(chosenBlocks(useBlocks(), settings.blocks), viewer);
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
    />
  );
}

/** Only the blocks that the tag names, by content type or id, where it names any. */
function chosenBlocks(all: readonly HomeBlock[], chosen: string | undefined): readonly HomeBlock[] {
  const names = (chosen ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  if (names.length === 0) return all;
  return all.filter(
    (block) => names.includes(block.contentType.toLowerCase()) || names.includes(block.id.toLowerCase()),
  );
}
