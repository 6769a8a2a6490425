import type { Tag } from './description';

/** How the copy that owns the page fetches an element that only a later copy asked for. */
export const loaders: Record<Tag, () => Promise<unknown>> = {
  'lp-catalog-home': () => import('./lp-catalog-home'),
  'lp-search': () => import('./lp-search'),
  'lp-lists': () => import('./lp-lists'),
  'lp-media-player': () => import('./lp-media-player'),
  'lp-favourites-button': () => import('./lp-favourites-button'),
};
