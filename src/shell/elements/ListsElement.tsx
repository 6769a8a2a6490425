import { Suspense, useMemo } from 'react';
import { createMemoryRouter } from '../../browser/history/router';
import { readListType } from '../../domain/lists/list-types';
import { routePath, type Route } from '../../domain/navigation/routes';
import { ListsPage } from '../../pages/lists/ListsPage';
import type { Settings } from '../../state/portal/element-context';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { useElementLocation } from '../../state/navigation/element-location';
import type { ElementProps } from '../for-elements';
import { Frame } from '../Frame';
import { PageSkeleton } from '../states/PageSkeleton';
import { usePreloaded } from '../use-preloaded';

// Loaded lazily, because an element that opens with the lists does not need it.
const ListDetailsPage = lazyComponent(
  async () => (await import('../../pages/list-details/ListDetailsPage')).ListDetailsPage,
);

/** Renders favourites and lists, or one list. All other screens belong to the page. @see A-161 A-156 */
export function ListsElement({ portal, host, settings }: ElementProps) {
  const { listType, listId } = settings;
  const router = useMemo(
    () => createMemoryRouter({ path: routePath(startOf(listType, listId)), query: '' }),
    [listType, listId],
  );
  const isLoaded = usePreloaded(listId ? ListDetailsPage : undefined);
  return (
    <Frame
      portal={portal}
      host={host}
      settings={settings}
      router={router}
      shows={showsLists}
      skeleton={<PageSkeleton />}
      isLoading={!isLoaded}
    >
      <Screen />
    </Frame>
  );
}

function startOf(listType: Settings['listType'], listId: Settings['listId']): Route {
  if (listId) return { name: 'listDetails', listId };
  return { name: 'lists', listType: readListType(listType ?? '') };
}

const showsLists = (route: Route): boolean => route.name === 'lists' || route.name === 'listDetails';

function Screen() {
  const { route } = useElementLocation();
  return (
    <Suspense fallback={<PageSkeleton />}>
      {route.name === 'lists' ? <ListsPage route={route} /> : null}
      {route.name === 'listDetails' ? <ListDetailsPage route={route} /> : null}
    </Suspense>
  );
}
