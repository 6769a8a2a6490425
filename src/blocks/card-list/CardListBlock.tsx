import { Suspense, type ReactNode } from 'react';
import { blockActionOf, continueActionOf } from '../../domain/activities/block-actions';
import { clickTarget } from '../../domain/navigation/click-target';
import type { HomeBlock } from '../../domain/home/home-block';
import type { HomeItem } from '../../domain/home/home-item';
import { itemKey } from '../../domain/home/item-key';
import { isBlockShown } from '../../domain/home/visible-blocks';
import { viewerOf } from '../../domain/session/viewer';
import { useText } from '../../i18n/texts';
import { useBlockContent } from '../../state/home/hooks';
import type { BlockItems } from '../../state/home/queries';
import { hasFailed, type QueryResult } from '../../state/query/query-result';
import { onOpenOf } from '../../state/home/post-views';
import { usePortal } from '../../state/portal/portal-context';
import { useBlockSlot } from '../../state/home/block-slot';
import { StateCard } from '../../ui/state-card/StateCard';
import { ActivityCard, displayOf } from '../../widgets/activity-card/ActivityCard';
import { variantOfLayout } from '../../widgets/activity-card/card-variants';
import { BlockFrame } from '../../widgets/block-frame/BlockFrame';
import { ItemFavouriteButton } from '../../widgets/favourite-button/ItemFavouriteButton';
import { mayFavouriteInBlock } from '../../domain/favourites/favourite-rules';
import { RouteLink } from '../../widgets/link/Link';
import { WaitingBlock } from '../../widgets/card-layout/WaitingBlock';
import type { Block } from '../block';
import { seeAllOf } from '../see-all-of';
import { useBlocks } from '../use-blocks';
import { CardLayout, CardSkeletons, layoutOf } from '../../widgets/card-layout/CardLayout';
import { Failed } from '../../widgets/failed/Failed';
import { useSession, useViewer } from '../../state/session/hooks';

interface CardListBlockProps {
  block: HomeBlock;
  load: NonNullable<Block['load']>;
  Action: Block['Action'];
  head?: ReactNode;
}

/**
 * Renders a block whose items are cards. The loading, failed, empty and filled states share one position on the page.
 * @see R-HOME-024
 */
export function CardListBlock({ block, load, Action, head }: CardListBlockProps) {
  const content = useBlockContent(block, load);
  const session = useSession();
  const blocks = useBlocks();
  // An editor sees the text of an empty block, which is hidden from other visitors. @see A-020
  if (!session.isPreview && !isBlockShown(block.kind, content.data?.items.length)) return null;
  const seeAll = seeAllOf(block, content, { blocks, viewer: viewerOf(session) });
  return (
    <Suspense fallback={<WaitingBlock block={block} />}>
      <BlockFrame block={block} seeAll={seeAll} head={head} action={Action ? <Action slot="head" /> : null}>
        <Content block={block} content={content} Action={Action} />
      </BlockFrame>
    </Suspense>
  );
}

interface ContentProps {
  block: HomeBlock;
  content: QueryResult<BlockItems>;
  Action: Block['Action'];
}

function Content({ block, content, Action }: ContentProps) {
  const { data, refetch } = content;
  const { startPart } = useBlockSlot();
  if (hasFailed(content)) {
    const action = Action ? <Action slot="failed" onRetry={refetch} /> : undefined;
    return <Failed isCompact text={block.kind.failedText} onRetry={refetch} action={action} />;
  }
  if (!data) return <CardSkeletons {...layoutOf(block, startPart)} />;
  if (data.items.length === 0) return <Empty block={block} Action={Action} />;
  return <Cards block={block} items={data.items} />;
}

function Cards({ block, items }: { block: HomeBlock; items: readonly HomeItem[] }) {
  const viewer = useViewer();
  const { eagerImages, startPart } = useBlockSlot();
  const layout = layoutOf(block, startPart);
  const isLead = layout.layout === 'Lead';
  const display = isLead ? { ...displayOf(block), status: true } : displayOf(block);
  const portal = usePortal();
  const cards = items.map((item, index) => (
    <ActivityCard
      key={itemKey(item)}
      item={item}
      target={clickTarget(item, block.kind.itemAreas)}
      display={display}
      variant={variantOfLayout[layout.layout]}
      size={block.size}
      isFirstSeen={index < eagerImages}
      reasonOf={block}
      action={isLead ? continueActionOf(block.kind, item) : blockActionOf(block.kind, item)}
      {...onOpenOf(portal, block.kind, item)}
      favouriteButton={
        mayFavouriteInBlock(block.kind, item, viewer) ? <ItemFavouriteButton {...item} /> : null
      }
    />
  ));
  return <CardLayout {...layout} cards={cards} />;
}

function Empty({ block, Action }: Pick<ContentProps, 'block' | 'Action'>) {
  const { t } = useText();
  const action = block.kind.offersSearch ? (
    <RouteLink to={{ name: 'searchAll' }}>{t('FIND_ACTIVITIES')}</RouteLink>
  ) : null;
  return (
    <StateCard
      isCompact
      illustration="empty"
      title={t('EMPTY_LIST_INFO_TITLE')}
      text={t(block.kind.emptyText)}
      action={Action ? <Action slot="empty" /> : action}
    />
  );
}
