import { Suspense, useEffect, useMemo } from 'react';
import { createMemoryRouter } from '../../browser/router';
import { routePath, type Route } from '../../domain/routes';
import { usePlace } from '../../state/place';
import { tw } from '../../ui/style/tw';
import { SearchBox } from '../../widgets/search-box/SearchBox';
import type { ElementProps } from '../for-elements';
import { Frame } from '../Frame';
import { PageSkeleton } from '../PageSkeleton';
import { lazyPart } from '../../state/lazy-part';

// A box alone carries no table of screens.
const SearchPage = lazyPart(async () => (await import('../../pages/search/SearchPage')).SearchPage);

/** The search box alone; with `results` also what it finds, inside this element. */
export function SearchElement({ host, settings }: ElementProps) {
  const { phrase = '', results = false } = settings;
  const router = useMemo(
    () => createMemoryRouter({ path: phrase ? routePath({ name: 'search', phrase }) : '', query: '' }),
    [phrase],
  );
  useEffect(() => {
    // A file that does not come is asked for again, and told of, when results are drawn.
    if (results) void SearchPage.prepare();
  }, [results]);
  return (
    <Frame
      host={host}
      settings={settings}
      router={router}
      shows={results ? showsResults : showsNothing}
      skeleton={<div className={tw('h-11')} />}
    >
      <BoxAndResults hasResults={results} phrase={phrase} />
    </Frame>
  );
}

const resultRoutes: readonly Route['name'][] = ['search', 'searchAll', 'searchLink', 'searchAllLink'];
const showsResults = (route: Route): boolean => resultRoutes.includes(route.name);
const showsNothing = (): boolean => false;

function BoxAndResults({ hasResults, phrase }: { hasResults: boolean; phrase: string }) {
  const { route } = usePlace();
  const shown = 'phrase' in route ? route.phrase : phrase;
  return (
    <>
      <SearchBox phrase={shown} />
      {hasResults && isSearch(route) ? (
        <div className={tw('pt-6')}>
          <Suspense fallback={<PageSkeleton />}>
            <SearchPage route={route} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}

type SearchRoute = Extract<Route, { name: 'search' | 'searchAll' | 'searchLink' | 'searchAllLink' }>;
const isSearch = (route: Route): route is SearchRoute => resultRoutes.includes(route.name);
