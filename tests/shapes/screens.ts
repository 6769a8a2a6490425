import type { Page } from '@playwright/test';

/** A screen that is compared between shapes: where it is, and what to press there. */
export interface Screen {
  name: string;
  path: string;
  /** The height of the window in px where it is not the usual one. */
  height?: number;
  /** Opens what the screen is about; runs once the screen has its content. */
  open?: (page: Page) => Promise<void>;
}

/** Tall enough for every block of home to be in view, so that all of them load. */
const homeHeight = 12_000;

/** One path through each screen, as a participant of the demo who has lists, favourites and activities. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/', height: homeHeight },
  {
    name: 'search, next page',
    path: '/catalog/search-all',
    open: (page) =>
      page
        .getByRole('button', { name: /show more/i })
        .first()
        .click(),
  },
  {
    name: 'search, with the favourites popup',
    path: '/catalog/search/safety',
    open: (page) =>
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /favourites/i })
        .click(),
  },
  {
    name: 'suggestions',
    path: '/catalog/mobile-search',
    open: (page) => page.getByRole('combobox').last().fill('saf'),
  },
  { name: 'favourites', path: '/catalog/lists/favorites' },
  { name: 'lists', path: '/catalog/lists/owned' },
  { name: 'followed lists', path: '/catalog/lists/followed' },
  {
    name: 'list details',
    path: '/catalog/lists/owned',
    open: (page) => page.getByRole('tabpanel').getByRole('link').first().click(),
  },
  { name: 'media', path: '/catalog/play-media/1317/video' },
  { name: 'course', path: '/catalog/play-media-on-course/1131' },
  { name: 'my activities', path: '/catalog/see-all/MyActivities' },
];
