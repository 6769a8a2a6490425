import type { ReactNode } from 'react';
import type { HomeBlock } from '../../domain/home/home-block';
import { useText } from '../../i18n/texts';
import type { ItemPages } from '../../state/see-all/hooks';
import { useReturnHere } from '../../state/navigation/return-here';
import { LiveRegion } from '../../ui/live/LiveRegion';
import { tw } from '../../ui/style/tw';
import { CardSkeletons } from '../../widgets/card-layout/CardLayout';
import { useFocusRescue } from '../../widgets/list-parts/use-focus-rescue';
import { More } from '../../widgets/result-parts/More';
import { MoreWithoutScript } from '../../widgets/result-parts/MoreWithoutScript';
import { ItemCards } from './ItemCards';
import { Failed } from '../../widgets/failed/Failed';
import type { SeeAllLayout } from './use-layout';

interface ItemsProps {
  block: HomeBlock;
  pages: ItemPages;
  layout: SeeAllLayout;
  empty: ReactNode;
  failed: ReactNode;
}

/** Renders the items of a see-all page, or their skeleton, failed or empty state. @see R-ERROR-042 O-1 */
export function Items(props: ItemsProps) {
  const { pages } = props;
  const ref = useFocusRescue<HTMLDivElement>();
  useReturnHere(ref, pages.items.length > 0, pages.pages);
  return (
    <div ref={ref} tabIndex={-1}>
      <LiveRegion message={useSpokenItems(pages)} />
      <Filled {...props} />
    </div>
  );
}

function Filled({ block, pages, layout, empty, failed }: ItemsProps) {
  const { isRefining, items } = pages;
  if (pages.isLoading) return <CardSkeletons layout="Multiple" />;
  if (pages.hasFailed) return failed;
  return (
    <div aria-busy={isRefining} inert={isRefining} className={isRefining ? tw('opacity-60') : undefined}>
      {items.length === 0 ? empty : <ItemCards block={block} items={items} layout={layout} />}
      <More results={pages} failed={<Failed onRetry={pages.loadMore} />} />
      <MoreWithoutScript more={pages.more} pages={pages.pages} />
    </div>
  );
}

/** Returns the announcement for screen readers: the number of items, or of added items. @see O-4 */
function useSpokenItems({ isLoading, isRefining, hasFailed, items, addedLast }: ItemPages): string {
  const { t } = useText();
  if (isLoading || isRefining || hasFailed || items.length === 0) return '';
  if (addedLast === undefined) return t('SEE_ALL_SHOWN', { count: items.length });
  return t('SEE_ALL_MORE_LOADED', { count: addedLast, shown: items.length });
}
