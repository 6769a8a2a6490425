import { useLayoutEffect, useState, type ComponentType } from 'react';
import type { Router } from '../browser/router';
import { parseRoute, type Route, type RouteName } from '../domain/routes';
import { lazyPart } from '../state/lazy-part';

type PageOf<Name extends RouteName> = ComponentType<{ route: Extract<Route, { name: Name }> }>;

export type PageTable<Name extends RouteName> = { readonly [Each in Name]: PageOf<Each> };

const SearchPage = lazyPart(async () => (await import('../pages/search/SearchPage')).SearchPage);
const MobileSearchPage = lazyPart(
  async () => (await import('../pages/mobile-search/MobileSearchPage')).MobileSearchPage,
);
const ListsPage = lazyPart(async () => (await import('../pages/lists/ListsPage')).ListsPage);
const ListDetailsPage = lazyPart(
  async () => (await import('../pages/list-details/ListDetailsPage')).ListDetailsPage,
);
const SeeAllPage = lazyPart(async () => (await import('../pages/see-all/SeeAllPage')).SeeAllPage);
const PlayMediaPage = lazyPart(async () => (await import('../pages/play-media/PlayMediaPage')).PlayMediaPage);
const PlaceholderPage = lazyPart(
  async () => (await import('../pages/placeholder/PlaceholderPage')).PlaceholderPage,
);
const AccessDeniedPage = lazyPart(
  async () => (await import('../pages/access-denied/AccessDeniedPage')).AccessDeniedPage,
);

/** The screens that are fetched when they are gone to (R-OTHER-016..038). */
export const lazyPages = {
  mobileSearch: MobileSearchPage,
  search: SearchPage,
  searchAll: SearchPage,
  searchLink: SearchPage,
  searchAllLink: SearchPage,
  lists: ListsPage,
  listDetails: ListDetailsPage,
  seeAll: SeeAllPage,
  myActivities: SeeAllPage,
  playMedia: PlayMediaPage,
  playMediaOnCourse: PlayMediaPage,
  accessDenied: AccessDeniedPage,
  error: PlaceholderPage,
  notFound: PlaceholderPage,
} as const satisfies PageTable<Exclude<RouteName, 'home' | 'previewContent'>>;

/**
 * Fetches the screen that an element opens with while configuration and session are still on their way, and says when it
 * is there; what is no screen of its own is fetched by `prepareHome`.
 */
export function useFirstPage(
  router: Router,
  prepareHome = () => Promise.resolve<unknown>(undefined),
): boolean {
  const [isThere, setIsThere] = useState(false);
  useLayoutEffect(() => {
    const { name } = parseRoute(router.read().path);
    const isLazy = name !== 'home' && name !== 'previewContent';
    void (isLazy ? lazyPages[name].prepare() : prepareHome()).then(() => setIsThere(true));
  }, [router, prepareHome]);
  return isThere;
}
