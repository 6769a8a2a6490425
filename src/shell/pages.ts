import { lazy, type ComponentType } from 'react';
import type { Route, RouteName } from '../domain/routes';
import { HomePage } from '../pages/home/HomePage';

type PageOf<Name extends RouteName> = ComponentType<{ route: Extract<Route, { name: Name }> }>;

const SearchPage = lazy(async () => ({ default: (await import('../pages/search/SearchPage')).SearchPage }));
const MobileSearchPage = lazy(async () => ({
  default: (await import('../pages/mobile-search/MobileSearchPage')).MobileSearchPage,
}));
const ListsPage = lazy(async () => ({ default: (await import('../pages/lists/ListsPage')).ListsPage }));
const ListDetailsPage = lazy(async () => ({
  default: (await import('../pages/list-details/ListDetailsPage')).ListDetailsPage,
}));
const SeeAllPage = lazy(async () => ({ default: (await import('../pages/see-all/SeeAllPage')).SeeAllPage }));
const PlayMediaPage = lazy(async () => ({
  default: (await import('../pages/play-media/PlayMediaPage')).PlayMediaPage,
}));
const PlaceholderPage = lazy(async () => ({
  default: (await import('../pages/placeholder/PlaceholderPage')).PlaceholderPage,
}));
const AccessDeniedPage = lazy(async () => ({
  default: (await import('../pages/access-denied/AccessDeniedPage')).AccessDeniedPage,
}));

/** The screen of every route; each but home is fetched when it is gone to (R-OTHER-016..038). */
export const pages: { readonly [Name in RouteName]: PageOf<Name> } = {
  home: HomePage,
  previewContent: HomePage,
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
};
