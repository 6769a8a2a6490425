import { blocks } from '../../blocks/registry';
import type { HomeBlock } from '../../domain/home/home-block';
import { useText } from '../../i18n/texts';
import type { Load } from '../../state/home/load';
import { useBlockPages } from '../../state/see-all/hooks';
import { StateCard } from '../../ui/state-card/StateCard';
import { tw } from '../../ui/style/tw';
import { ScreenHead } from '../../widgets/result-parts/ScreenHead';
import { Failed } from '../../widgets/failed/Failed';
import { Items } from './Items';
import { LayoutTools } from './LayoutTools';
import { useLayout } from './use-layout';

/** Renders all items of a block, loaded with the block's own `load` function. @see R-SEEALL-001..005 */
export function BlockItems({ block, load }: { block: HomeBlock; load: Load }) {
  const { t } = useText();
  const pages = useBlockPages(block, load);
  const layout = useLayout(pages.items);
  const { Action } = blocks[block.kind.name];
  return (
    <div>
      <header className={tw('flex flex-wrap items-start justify-between gap-4 pb-4')}>
        <ScreenHead {...layout} title={block.listName || t('SEE_ALL')} description={block.description} />
        {Action ? <Action slot="head" /> : null}
        <LayoutTools {...layout} />
      </header>
      <Items
        block={block}
        pages={pages}
        layout={layout}
        empty={
          <StateCard
            illustration="empty"
            text={t(block.kind.emptySeeAllText)}
            action={Action ? <Action slot="empty" /> : undefined}
          />
        }
        failed={
          Action ? (
            <Failed action={<Action slot="failed" onRetry={pages.retry} />} />
          ) : (
            <Failed onRetry={pages.retry} />
          )
        }
      />
    </div>
  );
}
