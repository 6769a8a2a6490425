/**
 * What each element needs before its first paint: its entry, and the modules that the entry then fetches at once. The
 * chunks, `preload.json` and the size budgets are derived from this list.
 */
export const firstScreens = {
  favourites: { tag: 'lp-favourites-button', opens: [] },
  toggle: { tag: 'lp-favourites-button', opens: ['src/widgets/favourite-button/FavouriteToggle.tsx'] },
  search: { tag: 'lp-search', opens: [] },
  suggestions: { tag: 'lp-search', opens: ['src/widgets/search-box/SuggestionPanel.tsx'] },
  results: { tag: 'lp-search', opens: ['src/pages/search/SearchPage.tsx'] },
  lists: { tag: 'lp-lists', opens: ['src/pages/lists/ListsPage.tsx'] },
  media: { tag: 'lp-media-player', opens: ['src/pages/play-media/PlayMediaPage.tsx'] },
  home: { tag: 'lp-catalog-home', opens: [] },
  blocks: {
    tag: 'lp-catalog-home',
    opens: ['src/blocks/element-blocks.ts', 'src/widgets/activity-card/card-details.ts'],
  },
};

/** Returns the modules of a first screen, relative to the root of the project. */
export const modulesOf = ({ tag, opens }) => [`elements/${tag}.ts`, ...opens];
