import { Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { createMemoryRouter } from '../../browser/history/router';
import { routePath } from '../../domain/navigation/routes';
import { isSearchRoute, phraseOf } from '../../domain/search/search-route';
import { useElementLocation } from '../../state/navigation/element-location';
import { tw } from '../../ui/style/tw';
import { SearchBox } from '../../widgets/search-box/SearchBox';
import type { ElementProps } from '../for-elements';
import { untilRenderable } from '../first-render';
import { Frame } from '../Frame';
import { PageSkeleton } from '../states/PageSkeleton';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import type { Settings } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';
import { useIsPrerender } from '../../browser/server/use-is-prerender';
import { startPortal } from '../start-portal';

// Loaded lazily, because a search box without results does not need it.
const SearchPage = lazyComponent(async () => (await import('../../pages/search/SearchPage')).SearchPage);

/** Runs before the first render. Starts the portal, and preloads the code of the results. */
export async function beginSearch(portal: Portal, settings: Settings): Promise<void> {
  startPortal(portal, settings);
  return untilRenderable(portal, settings.results ? SearchPage.preload() : undefined);
}

type PreloadOptions = { [Name in 'phrase' | 'catalogId' | 'searchSource']?: Settings[Name] | undefined };

/**
 * Resolves when the results can render without a placeholder. If code or a response fails to load, the components
 * retry.
 */
async function preloadResults(
  portal: Portal,
  { phrase, catalogId, searchSource }: PreloadOptions,
  isWanted: () => boolean,
): Promise<void> {
  const code = SearchPage.preload();
  try {
    // The page's own search engine opens when the components render, so there is no prefetch for it.
    if (phrase && searchSource === undefined)
      await (
        await import('../../state/search/prefetch-search')
      ).prefetchSearch(portal, { phrase, catalogId, isWanted });
  } finally {
    await code;
  }
}

/** Renders the search box. With `results`, also renders the results inside this element. @see A-160 */
export function SearchElement({ portal, host, settings }: ElementProps) {
  const { phrase = '', results = false } = settings;
  const router = useMemo(
    () => createMemoryRouter({ path: phrase ? routePath({ name: 'search', phrase }) : '', query: '' }),
    [phrase],
  );
  const isReady = useResults(portal, settings);
  return (
    <Frame
      portal={portal}
      host={host}
      settings={settings}
      router={router}
      shows={results ? isSearchRoute : showsNothing}
      skeleton={<div className={tw('h-field')} />}
      isLoading={results && !isReady}
    >
      <BoxAndResults hasResults={results} phrase={phrase} />
    </Frame>
  );
}

/**
 * Returns whether the results can render. The search box waits for them, because a fallback that React has rendered
 * stays on screen for some time.
 */
function useResults(portal: Portal, { results, phrase, catalogId, searchSource }: Settings): boolean {
  const isPrerender = useIsPrerender();
  const [isReady, setIsReady] = useState(!results || isPrerender);
  useLayoutEffect(() => {
    if (!results) return undefined;
    let isWanted = true;
    const finish = () => {
      if (isWanted) setIsReady(true);
    };
    preloadResults(portal, { phrase, catalogId, searchSource }, () => isWanted).then(finish, finish);
    return () => {
      isWanted = false;
    };
  }, [portal, results, phrase, catalogId, searchSource]);
  return isReady;
}

const showsNothing = (): boolean => false;

function BoxAndResults({ hasResults, phrase }: { hasResults: boolean; phrase: string }) {
  const { route } = useElementLocation();
  const shown = isSearchRoute(route) ? phraseOf(route) : phrase;
  return (
    <>
      <SearchBox phrase={shown} />
      {hasResults && isSearchRoute(route) ? (
        <div className={tw('pt-6')}>
          <Suspense fallback={<PageSkeleton />}>
            <SearchPage route={route} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}
