import { Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { pageTitle } from '../domain/catalog/catalog';
import { setPageTitle } from '../browser/page';
import type { Route, RouteName } from '../domain/routes';
import { useHost } from '../state/host';
import { usePlace } from '../state/place';
import { sessionAtom } from '../state/runtime';
import { PageSkeleton } from './PageSkeleton';
import { pages } from './pages';

/** The screen of the route at hand; the one that owns the page also sets its title (R-HEADER-016, A-149). */
export function PageOfRoute() {
  const { route } = usePlace();
  useTitle();
  const focusRef = useFocusOnChange(route);
  return (
    <div ref={focusRef} tabIndex={-1}>
      <Suspense fallback={<PageSkeleton />}>{draw(route)}</Suspense>
    </div>
  );
}

function draw(route: Route): ReactNode {
  const Page = pages[route.name] as ComponentType<{ route: Route }>;
  return <Page route={route} />;
}

function useTitle(): void {
  const { catalog, router } = useHost();
  const { companyName } = useAtomValue(sessionAtom);
  useEffect(() => {
    if (router.ownsPage) setPageTitle(pageTitle(catalog.name, companyName));
  }, [catalog.name, companyName, router.ownsPage]);
}

/** After a change of screen the focus stands at its start, so that keyboard and screen reader follow. */
function useFocusOnChange(route: Route) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<RouteName>(route.name);
  useEffect(() => {
    if (last.current === route.name) return;
    last.current = route.name;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [route.name]);
  return place;
}
