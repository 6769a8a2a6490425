import { Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { createMemoryRouter } from '../../browser/history/router';
import { routePath, type Route } from '../../domain/navigation/routes';
import { phraseOf, type SearchRoute } from '../../domain/search/search-route';
import { useElementLocation } from '../../state/navigation/element-location';
import { tw } from '../../ui/style/tw';
import { SearchBox } from '../../widgets/search-box/SearchBox';
import type { ElementProps } from '../for-elements';
import { untilRenderable } from '../first-render';
import { Frame } from '../Frame';
import { PageSkeleton } from '../states/PageSkeleton';
import { lazyComponent } from '../../state/lazy/lazy-component';
import type { Settings } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';
import { startPortal } from '../start-portal';

// A box alone carries no table of screens.
const SearchPage = lazyComponent(async () => (await import('../../pages/search/SearchPage')).SearchPage);

/** Before anything is drawn: what starts the portal, and the code of the results. */
export async function beginSearch(portal: Portal, settings: Settings): Promise<void> {
  startPortal(portal, settings);
  return untilRenderable(portal, settings.results ? SearchPage.preload() : undefined);
}

type Given = { [Name in 'phrase' | 'catalogId' | 'searchSource']?: Settings[Name] | undefined };

/** Resolves when results can be drawn at one go; a file or an answer that does not come is asked for again by them. */
async function prepareResults(
  portal: Portal,
  { phrase, catalogId, searchSource }: Given,
  isWanted: () => boolean,
): Promise<void> {
  const code = SearchPage.preload();
  try {
    // A page's own engine is opened where it is drawn.
    if (phrase && searchSource === undefined)
      await (
        await import('../../state/search/prefetch-search')
      ).prefetchSearch(portal, { phrase, catalogId, isWanted });
  } finally {
    await code;
  }
}

/** The search box alone; with `results` also what it finds, inside this element. */
export function SearchElement({ portal, host, settings }: ElementProps) {
  const { phrase = '', results = false } = settings;
  const router = useMemo(
    () => createMemoryRouter({ path: phrase ? routePath({ name: 'search', phrase }) : '', query: '' }),
    [phrase],
  );
  const isThere = useResults(portal, settings);
  return (
    <Frame
      portal={portal}
      host={host}
      settings={settings}
      router={router}
      shows={results ? showsResults : showsNothing}
      skeleton={<div className={tw('h-field')} />}
      isHeld={results && !isThere}
    >
      <BoxAndResults hasResults={results} phrase={phrase} />
    </Frame>
  );
}

/** Can they be drawn? The box waits with them, since a place holder that was drawn stands for a while. */
function useResults(portal: Portal, { results, phrase, catalogId, searchSource }: Settings): boolean {
  const [isThere, setIsThere] = useState(!results);
  useLayoutEffect(() => {
    if (!results) return undefined;
    let isWanted = true;
    const tell = () => {
      if (isWanted) setIsThere(true);
    };
    prepareResults(portal, { phrase, catalogId, searchSource }, () => isWanted).then(tell, tell);
    return () => {
      isWanted = false;
    };
  }, [portal, results, phrase, catalogId, searchSource]);
  return isThere;
}

const resultRoutes: readonly Route['name'][] = ['search', 'searchAll', 'searchLink', 'searchAllLink'];
const showsResults = (route: Route): boolean => resultRoutes.includes(route.name);
const showsNothing = (): boolean => false;

function BoxAndResults({ hasResults, phrase }: { hasResults: boolean; phrase: string }) {
  const { route } = useElementLocation();
  const shown = isSearch(route) ? phraseOf(route) : phrase;
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

const isSearch = (route: Route): route is SearchRoute => resultRoutes.includes(route.name);
