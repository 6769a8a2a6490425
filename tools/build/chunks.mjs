import { resolve, sep } from 'node:path';

/**
 * Modules that the same first screens need travel in one file, and a set too small for a file of its own joins the next
 * larger one; what is lazy travels with what it belongs to: small files gzip badly, and a browser fetches six at a time.
 */
export function chunkOf() {
  let screensOf;
  let chunks;
  return (id, { getModuleInfo }) => {
    screensOf ??= screensByModule(getModuleInfo);
    chunks ??= sharedChunks(screensOf, getModuleInfo);
    const isFirst = screensOf.has(id);
    const [named] = [...apart, ...(isFirst ? [] : lazyChunks)].find(([, pattern]) => pattern.test(id)) ?? [];
    return named ?? chunks.get(id);
  };
}

/**
 * The libraries that every page shares get chunks of their own, so that a new version of ours leaves them cached; and so
 * do the styles that layers of all screens bring along, and the way back, which must not fetch a screen. Two small modules
 * that lazy code shares with a screen stand with what that screen has at once, so that the rest of it is not fetched.
 */
const apart = [
  [
    'react',
    /node_modules\/(react|react-dom|scheduler|preact|@r2wc)\/|commonjsHelpers|virtual:react|elements\/slim/,
  ],
  ['query', /node_modules\/@tanstack\//],
  ['layer-styles', /virtual:styles\/layers/],
  ['back', /widgets\/back-link/],
  ['rlhe', /src\/browser\/scroll\.ts/],
  ['rl', /src\/widgets\/list-parts\/use-focus-rescue/],
];

/**
 * What a page needs before anything lazy, by what it shows: its entry, and the screen that it opens with. What several
 * of them share is named by their first letters, since every file that needs it carries its name.
 */
const firstScreens = {
  kept: ['elements/lp-favourites-button.ts'],
  box: ['elements/lp-search.ts', 'src/ui/popover/ComboPanel.tsx'],
  results: ['elements/lp-search.ts', 'src/ui/popover/ComboPanel.tsx', 'src/pages/search/SearchPage.tsx'],
  lists: ['elements/lp-lists.ts', 'src/pages/lists/ListsPage.tsx'],
  media: ['elements/lp-media-player.ts', 'src/pages/play-media/PlayMediaPage.tsx'],
  home: ['elements/lp-catalog-home.ts'],
  editor: ['elements/lp-catalog-home.ts', 'src/blocks/element-blocks.ts'],
};

/** What is fetched on intent, by what it belongs to; a heavy library stays apart from the small pieces beside it. */
const lazyChunks = [
  ['results', /src\/state\/search-ahead/],
  [
    'calendar',
    /src\/(ui\/calendar|widgets\/filter-panel\/DateChoice)|node_modules\/(react-day-picker|@?date-fns)/,
  ],
  ['sorting', /src\/ui\/sortable|node_modules\/@dnd-kit/],
  [
    'floating',
    /src\/(ui\/popover\/(Popover|use-close)|widgets\/(favourites-popup|list-parts\/RowMenu)|pages\/search\/LetGo|state\/saved-selection)|node_modules\/@floating-ui/,
  ],
  ['layers', /src\/(ui\/(dialog|field|live|toast)\/|widgets\/confirm\/|state\/draft|browser\/text-colour)/],
  [
    'see-all',
    /src\/(pages\/see-all\/|state\/(see-all-block|content-pages)|api\/my-activities|domain\/search\/activity-choices)/,
  ],
  [
    'search-later',
    /src\/(pages\/search\/(SearchFilterDialog|NoResults|CalendarGroups)|widgets\/(filter-panel\/(ShowAllDialog|FilterDialog)|result-parts\/(LinkHeader|ScreenHead|MonthGroups))|(api|state)\/link-element|domain\/dates\/calendar-groups)/,
  ],
  [
    'search-more',
    /src\/(pages\/(search|mobile-search)\/|widgets\/(filter-panel|result-parts)\/|state\/(return-here|search-events)|domain\/(dates\/typed-date|search\/filter-draft)|browser\/history-entry)/,
  ],
  ['ordering', /src\/(blocks\/custom-list\/Arrange(Row|Dialog)|widgets\/list-editor\/|state\/list-deletion)/],
  [
    'arranging',
    /src\/(blocks\/custom-list\/|widgets\/reorder\/|(api\/custom-order|state\/arrangement|domain\/custom-elements\/saved-order)\.ts)/,
  ],
  [
    'home-more',
    /src\/(blocks|widgets\/interests)\/|src\/(state|domain)\/interests|src\/(api\/(own-lists|interests|continue-)|domain\/(activity\/event-types|content\/skill-plan-mix))/,
  ],
  [
    'header-more',
    /src\/(shell\/header|widgets\/feedback)\/|src\/(state\/(bell|feedback)|api\/host-messages)/,
  ],
  ['returning', /src\/state\/(home-return|return-place|list-editor)/],
  [
    'media-more',
    /src\/(pages\/play-media|widgets\/(media-frame|share))\/|src\/(state\/(scorm|course-media)|browser\/(share|waiting-tab)|domain\/media\/(recorded-address|course-materials))/,
  ],
  ['video-more', /src\/ui\/video\/(KeyHelp|Transcript|use-cues)/],
  ['heart-lists', /src\/widgets\/favourite-button/],
  ['small-pages', /src\/pages\/(placeholder|access-denied)/],
  ['seldom', /src\/(state\/analytics|i18n\/labels|ui\/safe\/scoped-css)/],
  ['preview', /src\/(api\/sample\/|domain\/session\/preview-session)/],
];

/** What elements show first. */
export const shownScreens = ['editor', 'lists', 'media', 'results'];

/** What somebody waits for when it is asked for: screens, and what is drawn beside their first picture. */
export const openedScreens = [...shownScreens, 'search-more', 'see-all', 'ListDetailsPage'];

const leastCharacters = 5000;

function sharedChunks(screensOf, getModuleInfo) {
  // What only home, results, lists or media need is one file each too, since other screens fetch parts of it.
  const isShared = (id, screens) =>
    screens.length > 1 ||
    (['home', 'results', 'lists', 'media', 'editor'].includes(screens[0]) &&
      !id.includes(`${sep}elements${sep}`));
  const shared = [...screensOf].filter(([id, screens]) => isShared(id, screens));
  const sizes = new Map();
  for (const [id, screens] of shared) {
    const name = screens.join('-');
    sizes.set(name, (sizes.get(name) ?? 0) + (getModuleInfo(id)?.code?.length ?? 0));
  }
  const large = [...sizes].filter(([, size]) => size >= leastCharacters).map(([name]) => name.split('-'));
  large.sort((one, other) => one.length - other.length);
  const home = (screens) => large.find((set) => screens.every((screen) => set.includes(screen))) ?? screens;
  const name = (screens) => {
    if (screens.length === Object.keys(firstScreens).length) return 'base';
    return screens.length === 1 ? screens[0] : screens.map(([letter]) => letter).join('');
  };
  return new Map(shared.map(([id, screens]) => [id, name(home(screens))]));
}

function screensByModule(getModuleInfo) {
  const found = new Map();
  const visit = (id, screen) => {
    const screens = found.get(id) ?? [];
    if (screens.includes(screen)) return;
    found.set(id, [...screens, screen]);
    for (const imported of getModuleInfo(id)?.importedIds ?? []) visit(imported, screen);
  };
  for (const [screen, files] of Object.entries(firstScreens))
    for (const file of files) visit(resolve(file), screen);
  return found;
}
