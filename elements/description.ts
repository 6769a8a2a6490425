/**
 * The public interface of every element, described once. Accessors, types, tables and the contract tests are generated
 * from it. A property without an attribute holds data that must not appear in the document, such as a token.
 * @see O-10
 */

export interface AttributeDescription {
  /** What the text is. Left out for a string. */
  type?: 'number' | 'boolean' | 'json';
  /** What the attribute sets, its unit and its default. */
  about: string;
  /** The only allowed values. */
  values?: readonly string[];
}

export interface ElementDescription {
  about: string;
  attributes: Record<string, AttributeDescription>;
}

const commonAttributes = {
  'catalog-id': {
    about:
      'Id of the catalog or marketplace to show; default: the one remembered, else the configured default, else the first (R-CATALOG-006).',
  },
  lang: {
    about: 'Language of the interface, for example `da-DK`; default: the stored choice, else en-GB (A-147).',
  },
  dir: {
    values: ['ltr', 'rtl', 'auto'],
    about: 'Text direction; default: that of the page.',
  },
  theme: {
    values: ['light', 'dark', 'auto'],
    about: 'Colour scheme; auto follows the color-scheme of the page.',
  },
  config: {
    type: 'json',
    about: 'The configuration itself (A-126); checked, problems are named in `lp-error` (O-11).',
  },
  'config-url': { about: 'URL of the configuration as JSON (A-126).' },
  'session-url': {
    about: 'URL that answers { session, token, expiresAt } to a request with credentials (O-13).',
  },
  'portal-url': {
    about: 'URL of the portal whose pages an element links to (A-156); default: this origin.',
  },
  'base-path': { about: 'Path of the portal’s routes (A-156); default: /.' },
  labels: {
    type: 'json',
    about:
      'Texts of the page’s own in place of the interface’s, by key, `{"OK": "Fine"}`, or by language and key, `{"da-DK": {"OK": "Fint"}}`; of the element that brings the configuration. Keys that there are not are named in `lp-error` (O-11).',
  },
  storage: {
    values: ['browser', 'none'],
    about:
      'none neither stores nor reads anything in this browser, for the whole page; default browser (docs/guides/privacy.md).',
  },
  'heading-level': { type: 'number', about: 'Level of the highest heading inside, 1 to 6; default 2.' },
  debug: {
    type: 'boolean',
    about:
      'Opens a panel that explains the set-up: configuration, session, blocks, problems, calls, versions. `?lp-debug` in the address of the page does the same (docs/guides/problems.md).',
  },
} as const satisfies Record<string, AttributeDescription>;

/** Properties that every element has in addition to those of its attributes. */
export const commonProperties = {
  session: { about: 'Who is signed in, as an object (R-ENTITY-005); outranks the token’s claims (A-139).' },
  accessToken: { about: 'The access token of the calls; never reflected (O-10).' },
  getAccessToken: {
    about:
      'Returns an access token or a promise of one. Called before the first call and again after a 401 (O-10).',
  },
  notifications: {
    about:
      'Messages that the bell lists beside the notifications of this page: [{ text, href?, at? }], `at` in ISO 8601 (A-133).',
  },
  searchSource: {
    about:
      'A search engine in place of the portal’s search calls: { searchClient, indexName, sorts?, fields? }, where the client has the interface of a client of InstantSearch (docs/guides/search-engine.md); filters, orders and views that it cannot do are not shown.',
  },
  analytics: {
    about:
      'A client { start?(settings), track(event), stop?() }: starts with `analytics` of the configuration, receives the details of lp-analytics, stops when the page is left (R-API-023..025).',
  },
  sendFeedback: {
    about:
      'Called with { text, mayContact } when somebody gives feedback; may answer a promise, and the dialog stays open when it fails (A-133).',
  },
} as const;

export const events = {
  'lp-ready': {
    about: 'The element knows its configuration and session and shows content.',
  },
  'lp-error': {
    about:
      'An error: { code, field, message, expected, actual, suggestion }. The rest of the page works (O-11).',
  },
  'lp-navigate': {
    about: 'A link is about to be followed: { href, route }. Cancel to handle it (A-156).',
  },
  'lp-login-required': {
    about: 'A login is needed: { returnUrl }. Cancel to handle it (A-157).',
  },
  'lp-page': {
    about:
      'A screen has its content, so that the page can write its head: { title, description, image, canonicalPath, robots, jsonLd }. Only from an element that owns the address, once for each screen, and when a value other than jsonLd changes (O-26).',
  },
  'lp-search': { about: 'A search was started: { phrase }.' },
  'lp-select': { about: 'An item was chosen: { elementId, type }.' },
  'lp-favourite-change': {
    about: 'A change of a favourite was saved: { elementId, type, isFavourite, lists } (O-7).',
  },
  'lp-list-change': { about: 'A list changed: { listId, change }.' },
  'lp-media-state': {
    about: 'Playing, paused, ended: { mediaId, state, seconds } (O-14).',
  },
  'lp-analytics': {
    about:
      'What a portal may count (R-API-023, A-133): { event: searched, phrase, count, filters }, { event: no-results, phrase, count: 0, filters }, { event: opened, phrase, elementId, type, position }. Filters are as in the address, positions count from 1. Nothing of it is sent anywhere.',
  },
  'lp-feedback': { about: 'Feedback was sent: { text, mayContact } (A-133).' },
} as const;

/** The events that the page can cancel, to handle them itself. @see A-156 A-157 */
export const cancelableEvents: readonly string[] = [
  'lp-navigate',
  'lp-login-required',
] satisfies (keyof typeof events)[];

export const elements = {
  'lp-catalog-home': {
    about: 'The whole catalog as one element: every route, with or without its header (R-EMBED-036).',
    attributes: {
      ...commonAttributes,
      router: {
        values: ['history', 'memory', 'hash'],
        about: 'Where the route is stored; default: history when base-path is given, else memory (A-156).',
      },
      preview: {
        type: 'boolean',
        about: 'Sample data for an editor; no block calls the server (R-OTHER-012).',
      },
      'preview-as': {
        about:
          'Whom a preview shows, and blocks that load, fail or are empty: `audience=manager&News=error&MyPlans=loading` (A-034).',
      },
      demo: { type: 'boolean', about: 'Search, suggestions and lists from samples as well (A-134).' },
      blocks: {
        about: 'Shows only these blocks, by content type or component id, comma-separated (A-158).',
      },
      chrome: {
        values: ['none', 'full'],
        about: 'none hides the header (A-158); default full.',
      },
      shortcuts: {
        values: ['on', 'off'],
        about:
          'off turns the keyboard shortcuts off: `/` for the search box, arrows between cards, Ctrl+K or Cmd+K for the command palette, `?` for the list; default on.',
      },
    },
  },
  'lp-search': {
    about: 'The search box; with `results` also the results and filters below it (A-160).',
    attributes: {
      ...commonAttributes,
      phrase: { about: 'The initial phrase of the search box.' },
      results: { type: 'boolean', about: 'Shows the results in this element (A-160).' },
    },
  },
  'lp-lists': {
    about: 'Favourites, own and followed lists, or one list (A-161).',
    attributes: {
      ...commonAttributes,
      'list-type': {
        values: ['favorites', 'owned', 'followed'],
        about: 'The open tab; default favorites.',
      },
      'list-id': { about: 'Id of the one list to show.' },
    },
  },
  'lp-media-player': {
    about: 'A media item, by itself or as part of a course (A-161).',
    attributes: {
      ...commonAttributes,
      'media-id': { about: 'Id of the media.' },
      'media-type': { about: 'Its type by name or code, as video or 202 (A-017).' },
      'course-id': { about: 'Id of the course whose materials are played.' },
    },
  },
  'lp-favourites-button': {
    about: 'The favourites button of an item, with its popup of lists; shown to users only (R-VALID-044).',
    attributes: {
      ...commonAttributes,
      'element-id': { about: 'Id of the item.' },
      type: { about: 'Type of the item by name or code, as course or 101.' },
      name: {
        about: 'Name of the item, used in the button’s name and saved with the favourite.',
      },
    },
  },
} as const satisfies Record<string, ElementDescription>;

export type Tag = keyof typeof elements;
