import type { ComponentType } from 'react';
import type { Router } from '../browser/history/router';
import { parseRoute, type Route, type RouteName } from '../domain/navigation/routes';
import { lazyComponent, type Preloadable } from '../ui/lazy/lazy-component';

type PageOf<Name extends RouteName> = ComponentType<{ route: Extract<Route, { name: Name }> }>;

export type PageTable<Name extends RouteName> = { readonly [Each in Name]: PageOf<Each> };

const SearchPage = lazyComponent(async () => (await import('../pages/search/SearchPage')).SearchPage);
const MobileSearchPage = lazyComponent(
  async () => (await import('../pages/mobile-search/MobileSearchPage')).MobileSearchPage,
);
const ListsPage = lazyComponent(async () => (await import('../pages/lists/ListsPage')).ListsPage);
const ListDetailsPage = lazyComponent(
  async () => (await import('../pages/list-details/ListDetailsPage')).ListDetailsPage,
);
const SeeAllPage = lazyComponent(async () => (await import('../pages/see-all/SeeAllPage')).SeeAllPage);
const PlayMediaPage = lazyComponent(
  async () => (await import('../pages/play-media/PlayMediaPage')).PlayMediaPage,
);
const PlaceholderPage = lazyComponent(
  async () => (await import('../pages/placeholder/PlaceholderPage')).PlaceholderPage,
);
const AccessDeniedPage = lazyComponent(
  async () => (await import('../pages/access-denied/AccessDeniedPage')).AccessDeniedPage,
);

/** The screens that load when the visitor navigates to them. @see R-OTHER-016..038 */
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

/** Returns the code of the screen that an element opens with. For `home` and the preview, returns `home`. */
export function firstPage(router: Router, home: Preloadable): Preloadable {
  const { name } = parseRoute(router.read().path);
  return name === 'home' || name === 'previewContent' ? home : lazyPages[name];
}
