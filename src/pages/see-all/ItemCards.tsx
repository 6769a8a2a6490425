import { blockActionOf } from '../../domain/activities/block-actions';
import { clickTarget } from '../../domain/navigation/click-target';
import type { HomeBlock } from '../../domain/home/home-block';
import type { HomeItem } from '../../domain/home/home-item';
import { itemKey } from '../../domain/home/item-key';
import { mayFavouriteInBlock } from '../../domain/favourites/favourite-rules';
import { seeAllStatusLabel } from '../../domain/activities/status/see-all-status';
import { onOpenOf } from '../../state/home/post-views';
import { usePortal } from '../../state/portal/portal-context';
import { tw } from '../../ui/style/tw';
import { ActivityCard } from '../../widgets/activity-card/ActivityCard';
import { CardGrid } from '../../widgets/card-layout/CardLayout';
import { ItemFavouriteButton } from '../../widgets/favourite-button/ItemFavouriteButton';
import { MonthGroups } from '../../widgets/result-parts/MonthGroups';
import { CompactCard } from './CompactCard';
import type { SeeAllLayout } from './use-layout';
import { useViewer } from '../../state/session/hooks';

interface ItemCardsProps {
  block: HomeBlock;
  items: readonly HomeItem[];
  layout: Pick<SeeAllLayout, 'view' | 'isCompact'>;
}

/**
 * Renders cards, or lines if the catalog's layout is compact. In the calendar view, groups them by month.
 * @see R-SEEALL-003 R-SEEALL-005
 */
export function ItemCards({ block, items, layout: { view, isCompact } }: ItemCardsProps) {
  const Cards = isCompact ? Lines : FullCards;
  if (view === 'List') return <Cards block={block} items={items} />;
  return <MonthGroups items={items}>{(ofMonth) => <Cards block={block} items={ofMonth} />}</MonthGroups>;
}

type CardsProps = Pick<ItemCardsProps, 'block' | 'items'>;

function FullCards({ block, items }: CardsProps) {
  const partsOf = useParts(block);
  const cards = items.map((item) => <ActivityCard key={itemKey(item)} {...partsOf(item)} />);
  return <CardGrid cards={cards} />;
}

function Lines({ block, items }: CardsProps) {
  const partsOf = useParts(block);
  return (
    <ul className={tw('flex flex-col gap-2')}>
      {items.map((item) => (
        <li key={itemKey(item)}>
          <CompactCard {...partsOf(item)} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns a function that computes the card props of an item. A missing sign-up and a waiting list show no status here.
 * @see R-STATUS-059 R-VALID-045
 */
function useParts({ kind }: HomeBlock) {
  const portal = usePortal();
  const viewer = useViewer();
  return (item: HomeItem) => ({
    item,
    target: clickTarget(item, kind.itemAreas),
    display: {
      description: true,
      extraInfo: true,
      status: item.status !== undefined && seeAllStatusLabel(item.status) !== undefined,
      type: true,
    },
    action: blockActionOf(kind, item),
    ...onOpenOf(portal, kind, item),
    favouriteButton: mayFavouriteInBlock(kind, item, viewer) ? <ItemFavouriteButton {...item} /> : null,
  });
}
