import type { Tag } from './description';

/** Fetches the entry of each element. */
export const loaders: Record<Tag, () => Promise<unknown>> = {
  'lp-catalog-home': () => import('./lp-catalog-home'),
  'lp-search': () => import('./lp-search'),
  'lp-lists': () => import('./lp-lists'),
  'lp-media-player': () => import('./lp-media-player'),
  'lp-favourites-button': () => import('./lp-favourites-button'),
};
