import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { pageTitle } from '../domain/catalog/catalog';
import { setPageTitle } from '../browser/page';
import type { Route } from '../domain/navigation/routes';
import { useElementContext } from '../state/portal/element-context';
import { useElementLocation } from '../state/navigation/element-location';
import { tw } from '../ui/style/tw';
import { PageEvent } from './head/PageEvent';
import { PageSkeleton } from './states/PageSkeleton';
import { pages } from './pages';
import { useScreenFocus } from './use-screen-focus';
import { useSession } from '../state/session/hooks';

/**
 * Renders the screen of the current route. Also sets the page title if the element owns the page's address.
 * @see R-HEADER-016 A-149
 */
export function PageOfRoute() {
  const { route } = useElementLocation();
  useTitle();
  const ref = useScreenFocus(route);
  return (
    <div ref={ref} tabIndex={-1} className={tw('changed:animate-enter')}>
      <Suspense fallback={<PageSkeleton />}>
        {renderPage(route)}
        <PageEvent />
      </Suspense>
    </div>
  );
}

function renderPage(route: Route): ReactNode {
  const Page = pages[route.name] as ComponentType<{ route: Route }>;
  return <Page route={route} />;
}

function useTitle(): void {
  const { catalog, router } = useElementContext();
  const { companyName } = useSession();
  useEffect(() => {
    if (router.ownsPage) setPageTitle(pageTitle(catalog.name, companyName));
  }, [catalog.name, companyName, router.ownsPage]);
}
