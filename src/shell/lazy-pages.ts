import { useEffect, type ComponentType } from 'react';
import type { Router } from '../browser/router';
import { parseRoute, type Route, type RouteName } from '../domain/routes';
import { lazyPart } from '../state/lazy-part';

type PageOf<Name extends RouteName> = ComponentType<{ route: Extract<Route, { name: Name }> }>;

export type PageTable<Name extends RouteName> = { readonly [Each in Name]: PageOf<Each> };

const loadSearch = () => import('../pages/search/SearchPage');
const loadLists = () => import('../pages/lists/ListsPage');
const loadListDetails = () => import('../pages/list-details/ListDetailsPage');
const loadSeeAll = () => import('../pages/see-all/SeeAllPage');
const loadPlayMedia = () => import('../pages/play-media/PlayMediaPage');

const SearchPage = lazyPart(async () => (await loadSearch()).SearchPage);
const MobileSearchPage = lazyPart(
  async () => (await import('../pages/mobile-search/MobileSearchPage')).MobileSearchPage,
);
const ListsPage = lazyPart(async () => (await loadLists()).ListsPage);
const ListDetailsPage = lazyPart(async () => (await loadListDetails()).ListDetailsPage);
const SeeAllPage = lazyPart(async () => (await loadSeeAll()).SeeAllPage);
const PlayMediaPage = lazyPart(async () => (await loadPlayMedia()).PlayMediaPage);
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

/** Screens that an element often opens with. */
const firstPages: Partial<Record<RouteName, () => Promise<unknown>>> = {
  search: loadSearch,
  searchAll: loadSearch,
  lists: loadLists,
  listDetails: loadListDetails,
  seeAll: loadSeeAll,
  myActivities: loadSeeAll,
  playMedia: loadPlayMedia,
  playMediaOnCourse: loadPlayMedia,
};

/** Fetches the screen that an element opens with while configuration and session are still on their way. */
export function useFirstPage(router: Router): void {
  useEffect(() => {
    const { name } = parseRoute(router.read().path);
    // A file that does not come is asked for again, and told of, when the screen is drawn.
    firstPages[name]?.().catch(() => undefined);
  }, [router]);
}
