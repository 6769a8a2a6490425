/**
 * What each element needs before its first paint: its entry, and the modules that the entry then fetches at once. The
 * chunks, `preload.json` and the size budgets are derived from this list. A screen with `preload` is in `preload.json`
 * by that name.
 */
export const firstScreens = {
  favourites: { tag: 'lp-favourites-button', opens: [] },
  toggle: {
    tag: 'lp-favourites-button',
    opens: ['src/widgets/favourite-button/FavouriteToggle.tsx'],
    preload: 'lp-favourites-button',
  },
  search: { tag: 'lp-search', opens: [], preload: 'lp-search' },
  suggestions: { tag: 'lp-search', opens: ['src/widgets/search-box/SuggestionPanel.tsx'] },
  results: {
    tag: 'lp-search',
    opens: ['src/pages/search/SearchPage.tsx'],
    preload: 'lp-search[results]',
  },
  lists: { tag: 'lp-lists', opens: ['src/pages/lists/ListsPage.tsx'], preload: 'lp-lists' },
  media: {
    tag: 'lp-media-player',
    opens: ['src/pages/play-media/PlayMediaPage.tsx'],
    preload: 'lp-media-player',
  },
  home: { tag: 'lp-catalog-home', opens: [] },
  blocks: {
    tag: 'lp-catalog-home',
    opens: ['src/blocks/element-blocks.ts', 'src/widgets/activity-card/card-details.ts'],
    preload: 'lp-catalog-home',
  },
};

/** Returns the modules of a first screen, relative to the root of the project. */
export const modulesOf = ({ tag, opens }) => [`elements/${tag}.ts`, ...opens];
