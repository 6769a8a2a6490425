import { Suspense, useEffect, useRef, type ComponentType } from 'react';
import { whenIdle } from '../../browser/page';
import { listTabs, listTypes, type ListType } from '../../domain/lists/list-types';
import type { Route } from '../../domain/navigation/routes';
import { isUser } from '../../domain/session/viewer';
import { useText } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { useListRows } from '../../state/lists/hooks';
import { follow, hrefOf } from '../../state/navigation/navigation';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { useReturnHere } from '../../state/navigation/return-here';
import { tw } from '../../ui/style/tw';
import { Tabs } from '../../ui/tabs/Tabs';
import { Heading } from '../../widgets/heading/Heading';
import { DelayedSkeleton } from '../../widgets/list-parts/DelayedSkeleton';
import { ListsLogin } from '../../widgets/list-parts/ListsLogin';
import { FavouritesTab } from './FavouritesTab';
import { ListsBanner } from './ListsBanner';
import { useSession } from '../../state/session/hooks';

/** Renders favourites, own lists and followed lists, for signed-in users only. @see R-LISTS-001 R-LISTS-002 A-104 */
export function ListsPage({ route }: { route: Extract<Route, { name: 'lists' }> }) {
  const viewer = useSession();
  return isUser(viewer) ? <Overview listType={route.listType} /> : <ListsLogin />;
}

const OwnedTab = lazyComponent(async () => (await import('./OwnedTab')).OwnedTab);
const FollowedTab = lazyComponent(async () => (await import('./FollowedTab')).FollowedTab);

const panels: Record<ListType, ComponentType> = {
  favorites: FavouritesTab,
  owned: OwnedTab,
  followed: FollowedTab,
};

const preloadTimeoutMs = 10_000;

/** Loads the tabs that are not open when the page is idle. */
const preloadTabs = (): (() => void) =>
  whenIdle(() => {
    void OwnedTab.preload();
    void FollowedTab.preload();
  }, preloadTimeoutMs);

function Overview({ listType }: { listType: ListType }) {
  const { t } = useText();
  const context = useElementContext();
  const Panel = panels[listType];
  useEffect(preloadTabs, []);
  const ref = useRef<HTMLDivElement>(null);
  useReturnHere(ref, useListRows().data !== undefined);
  const to = (type: ListType): Route => ({ name: 'lists', listType: type });
  const tabs = listTypes.map((key) => ({ key, label: t(listTabs[key]), href: hrefOf(context, to(key)) }));
  return (
    <div ref={ref} className={tw('flex flex-col gap-4')}>
      <ListsBanner />
      <Heading className={tw('text-28 font-semibold')}>{t('LISTS_TITLE')}</Heading>
      <Tabs
        label={t('LISTS_TITLE')}
        tabs={tabs}
        selected={listType}
        onSelect={(type) => follow(context, to(type))}
      >
        <Suspense fallback={<DelayedSkeleton />}>
          <Panel />
        </Suspense>
      </Tabs>
    </div>
  );
}
