import type { Page } from 'playwright';
import {
  favouriteButton,
  popup,
  openSuggestions,
  openFilters,
  openShowAll,
  openPopup,
  openNewList,
  openNewListOnPage,
  play,
  turnAround,
  openArrange,
  openInterests,
  speakDanish,
  openEdit,
  openDelete,
  openShare,
  openRowMenu,
  removeFirst,
} from './acts';
import { seeAllScreens } from './see-all-screens';

/** Who looks; a key of the people table. */
export type Viewer = 'public' | 'participant' | 'manager';

/** The faults of the portal while a screen is looked at. */
interface Fault {
  call: string;
  mode: 'slow' | 'refuse';
  ms?: number;
}

export interface Screen {
  path: string;
  as: Viewer;
  /** What must be in sight, or the picture is of something else. */
  shows: string;
  /** What the person does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
  fault?: Fault;
  /** What is as high as the window lets it is seen in a window of a device's height; other screens whole. */
  isLayer?: boolean;
  /** It is looked at while it loads, so nothing becomes stable. */
  isLoading?: boolean;
  /** Only in windows narrower than this. */
  belowPx?: number;
  /** Only in windows at least this wide. */
  fromPx?: number;
}

/** Longer than any picture takes. */
const neverMs = 600_000;

/** Every screen of the demo, as a person meets it (R-OTHER-016..038). */
export const screens: Readonly<Record<string, Screen>> = {
  'home-public': { path: '/', as: 'public', shows: 'article' },
  home: { path: '/', as: 'participant', shows: favouriteButton },
  'home-right-to-left': { path: '/', as: 'manager', shows: '[dir=rtl] article', act: turnAround },
  'home-leaders': { path: '/?id=2', as: 'manager', shows: 'article' },
  'home-leaders-danish': { path: '/?id=2', as: 'manager', shows: 'article', act: speakDanish },
  'home-leaders-right-to-left': {
    path: '/?id=2',
    as: 'manager',
    shows: '[dir=rtl] article',
    act: turnAround,
  },
  'home-care': { path: '/?id=11', as: 'manager', shows: 'article' },
  'home-failed': {
    path: '/',
    as: 'participant',
    shows: 'section button',
    fault: { call: '*', mode: 'refuse' },
  },
  'home-loading': {
    path: '/',
    as: 'participant',
    shows: 'section [aria-busy]',
    fault: { call: '*', mode: 'slow', ms: neverMs },
    isLoading: true,
  },
  'home-arrange': {
    path: '/',
    as: 'participant',
    shows: 'dialog[open] [role=switch]',
    act: openArrange,
    isLayer: true,
  },
  'home-interests': {
    path: '/',
    as: 'participant',
    shows: 'dialog[open] [type=checkbox]',
    act: openInterests,
    isLayer: true,
  },
  'login-needed': { path: '/?id=2', as: 'public', shows: 'form button' },
  search: { path: '/catalog/search/first%20aid', as: 'participant', shows: 'article' },
  'search-all': { path: '/catalog/search-all', as: 'manager', shows: 'article' },
  'search-filtered': { path: '/catalog/search-all?st=1&ofs=true', as: 'manager', shows: 'h1' },
  'search-empty': { path: '/catalog/search/zzxxqq', as: 'public', shows: 'h1' },
  'search-calendar': { path: '/catalog/search-all?st=2', as: 'participant', shows: 'h3' },
  'search-chips': {
    path: '/catalog/search-all?ty=101&ty=400&std=2026-03-02&ofs=true',
    as: 'participant',
    shows: 'article, h1',
  },
  'search-right-to-left': {
    path: '/catalog/search/first%20aid',
    as: 'participant',
    shows: '[dir=rtl] article',
    act: turnAround,
  },
  'search-show-all': {
    path: '/catalog/search-all',
    as: 'participant',
    shows: 'dialog[open] input',
    act: openShowAll,
    isLayer: true,
    fromPx: 1024,
  },
  'search-failed': {
    path: '/catalog/search/first%20aid',
    as: 'participant',
    shows: 'h1',
    fault: { call: 'searchCatalog', mode: 'refuse' },
  },
  'search-loading': {
    path: '/catalog/search/first%20aid',
    as: 'participant',
    shows: 'h1',
    fault: { call: '*', mode: 'slow', ms: neverMs },
    isLoading: true,
  },
  suggestions: {
    path: '/catalog/mobile-search',
    as: 'participant',
    shows: '[role=option]',
    act: openSuggestions,
    isLayer: true,
  },
  'filters-dialog': {
    path: '/catalog/search-all',
    as: 'manager',
    shows: 'dialog[open]',
    act: openFilters,
    isLayer: true,
    belowPx: 1024,
  },
  'favourites-popup': {
    path: '/catalog/search/first%20aid',
    as: 'manager',
    shows: `${popup} [type=checkbox]`,
    act: openPopup,
    isLayer: true,
  },
  'new-list-dialog': {
    path: '/catalog/search/first%20aid',
    as: 'manager',
    shows: 'dialog[open] input',
    act: openNewList,
    isLayer: true,
  },
  'lists-favourites': {
    path: '/catalog/lists/favorites',
    as: 'participant',
    shows: '[role=tabpanel] article',
  },
  'lists-owned': {
    path: '/catalog/lists/owned',
    as: 'participant',
    shows: '[role=tabpanel] li, [role=tabpanel] article',
  },
  'lists-followed': { path: '/catalog/lists/followed', as: 'participant', shows: '[role=tabpanel]' },
  'lists-new': {
    path: '/catalog/lists/owned',
    as: 'manager',
    shows: 'dialog[open] input',
    act: openNewListOnPage,
    isLayer: true,
  },
  'list-details': { path: '/catalog/list-details/6002', as: 'participant', shows: 'article' },
  'list-of-another': { path: '/catalog/list-details/6021', as: 'manager', shows: 'article' },
  'list-right-to-left': {
    path: '/catalog/list-details/6011',
    as: 'manager',
    shows: '[dir=rtl] article',
    act: turnAround,
  },
  'list-edit': {
    path: '/catalog/list-details/6001',
    as: 'participant',
    shows: 'dialog[open] [data-control^=handle]',
    act: openEdit,
    isLayer: true,
  },
  'list-delete': {
    path: '/catalog/list-details/6011',
    as: 'manager',
    shows: 'dialog[open] dialog[open]',
    act: openDelete,
    isLayer: true,
  },
  'list-share': {
    path: '/catalog/list-details/6001',
    as: 'participant',
    shows: 'dialog[open] input',
    act: openShare,
    isLayer: true,
  },
  'list-menu': {
    path: '/catalog/list-details/6011',
    as: 'manager',
    shows: '[role=menuitem]',
    act: openRowMenu,
    isLayer: true,
  },
  'list-undo': {
    path: '/catalog/list-details/6011',
    as: 'manager',
    shows: '[role=status] button',
    act: removeFirst,
    isLayer: true,
  },
  'list-gone': {
    path: '/catalog/list-details/999999',
    as: 'participant',
    shows: '[part=root] a, [part=root] p',
  },
  ...seeAllScreens,
  'media-video': { path: '/catalog/play-media/1010/video', as: 'participant', shows: 'h1', isLayer: true },
  'media-video-playing': {
    path: '/catalog/play-media/1010/video',
    as: 'participant',
    shows: 'video',
    act: play,
    isLayer: true,
  },
  'media-audio': { path: '/catalog/play-media/1023/audio', as: 'participant', shows: 'h1', isLayer: true },
  'media-pdf': { path: '/catalog/play-media/1004/pdf', as: 'participant', shows: 'h1', isLayer: true },
  'media-link': {
    path: '/catalog/play-media/1068/externalLink',
    as: 'participant',
    shows: 'h1',
    isLayer: true,
  },
  'media-gone': {
    path: '/catalog/play-media/999999/video',
    as: 'participant',
    shows: '[part=root] main p',
    isLayer: true,
  },
  'media-course': {
    path: '/catalog/play-media-on-course/1131',
    as: 'participant',
    shows: 'nav a',
    isLayer: true,
    fromPx: 768,
  },
  'media-course-tabs': {
    path: '/catalog/play-media-on-course/1131/1317/video',
    as: 'participant',
    shows: '[role=tab]',
    belowPx: 768,
  },
  'media-course-empty': {
    path: '/catalog/play-media-on-course/1066',
    as: 'participant',
    shows: '[part=player] p',
    isLayer: true,
  },
  'media-scorm': { path: '/catalog/play-media/1027/scorm', as: 'participant', shows: 'h1', isLayer: true },
  'not-found': { path: '/catalog/no-such-page', as: 'public', shows: 'h1' },
  'access-denied': { path: '/catalog/access-denied', as: 'public', shows: 'h1' },
  error: { path: '/catalog/error', as: 'public', shows: 'h1' },
  'sign-in': { path: '/frontend-shell/authenticate?returnUrl=/', as: 'public', shows: 'form button' },
  'sign-out': { path: '/frontend-shell/authenticate?returnUrl=/', as: 'participant', shows: 'form button' },
  'demo-index': { path: '/demo/', as: 'public', shows: 'li a' },
  'demo-intranet': { path: '/demo/intranet.html', as: 'participant', shows: 'article' },
  'demo-cms': { path: '/demo/cms.html', as: 'participant', shows: 'article' },
  'demo-preview': { path: '/demo/preview.html', as: 'public', shows: 'article' },
  'demo-preview-states': {
    path: '/demo/preview.html?audience=manager&lang=da-DK&MyActivities=loading&News=error&MyInterests=empty',
    as: 'public',
    shows: '[aria-busy]',
    isLoading: true,
  },
  'outside-area': { path: '/course-choice?id=1001', as: 'participant', shows: 'h1' },
};
