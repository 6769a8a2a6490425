import { useAtomValue } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import { blockActionOf } from '../../domain/activities/block-actions';
import { clickTarget } from '../../domain/navigation/click-target';
import type { HomeBlock } from '../../domain/home/home-block';
import type { HomeItem } from '../../domain/home/home-item';
import { itemKey } from '../../domain/home/item-key';
import { isBlockShown } from '../../domain/home/visible-blocks';
import { viewerOf } from '../../domain/session/viewer';
import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { useBlockContent, type BlockItems } from '../../state/home/content';
import { hasFailed, type QueryResult } from '../../state/query/query-result';
import { onOpenOf } from '../../state/home/post-views';
import { sessionAtom } from '../../state/portal/portal-state';
import { usePortal } from '../../state/portal/portal-context';
import { useBlockSlot } from '../../state/home/block-slot';
import { Button } from '../../ui/button/Button';
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
  const session = useAtomValue(sessionAtom);
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
  if (hasFailed(content)) return <Failed onRetry={refetch} text={block.kind.failedText} Action={Action} />;
  if (!data) return <CardSkeletons {...layoutOf(block)} />;
  if (data.items.length === 0) return <Empty block={block} Action={Action} />;
  return <Cards block={block} items={data.items} />;
}

function Cards({ block, items }: { block: HomeBlock; items: readonly HomeItem[] }) {
  const viewer = viewerOf(useAtomValue(sessionAtom));
  const display = displayOf(block);
  const portal = usePortal();
  const { eagerImages } = useBlockSlot();
  const cards = items.map((item, index) => (
    <ActivityCard
      key={itemKey(item)}
      item={item}
      target={clickTarget(item, block.kind.name)}
      display={display}
      variant={variantOfLayout[block.itemLayout]}
      size={block.size}
      isFirstSeen={index < eagerImages}
      action={blockActionOf(block.kind, item)}
      {...onOpenOf(portal, block.kind, item)}
      favouriteButton={
        mayFavouriteInBlock(block.kind, item, viewer) ? <ItemFavouriteButton {...item} /> : null
      }
    />
  ));
  return <CardLayout {...layoutOf(block)} cards={cards} />;
}

function Empty({ block, Action }: Pick<ContentProps, 'block' | 'Action'>) {
  const { t } = useText();
  const action = block.kind.offersSearch ? (
    <RouteLink to={{ name: 'searchAll' }}>{t('FIND_ACTIVITIES')}</RouteLink>
  ) : null;
  return (
    <StateCard
      illustration="empty"
      title={t('EMPTY_LIST_INFO_TITLE')}
      text={t(block.kind.emptyText)}
      action={Action ? <Action slot="empty" /> : action}
    />
  );
}

interface FailedProps {
  text: TextKey | undefined;
  onRetry: () => void;
  Action: Block['Action'];
}

/**
 * Renders the failed state. A kind without a text of its own has the general text.
 * @see R-ERROR-011 R-ERROR-025
 */
function Failed({ text, onRetry, Action }: FailedProps) {
  const { t } = useText();
  return (
    <StateCard
      illustration="error"
      title={text ? undefined : t('ERROR_LIST_TITLE')}
      text={t(text ?? 'ERROR_LIST_DESC')}
      action={
        Action ? (
          <Action slot="failed" onRetry={onRetry} />
        ) : (
          <Button onClick={() => onRetry()}>{t(text ? 'RETRY' : 'ERROR_LIST_BUTTON')}</Button>
        )
      }
    />
  );
}
