import type { commonProperties, events, Tag } from '../../elements/description';

type EventName = keyof typeof events;

/**
 * What only documents and editors need to know of an element, in addition to its description. None of it is in the
 * bundle.
 */
interface Details {
  /** The title in an editor's list. */
  title: string;
  /** The events that the element dispatches. */
  events: readonly EventName[];
  parts: readonly (keyof typeof parts)[];
  /** CSS that reserves space for the element before its code is loaded, so that the page does not jump. */
  reserve: string;
  /** A tag as a page may contain it. */
  example: string;
}

/** The parts that every element may show. */
const layers = ['root', 'popup', 'dialog', 'toast', 'state'] as const;

/** The events that every element may dispatch. */
const always = [
  'lp-ready',
  'lp-error',
  'lp-login-required',
  'lp-favourite-change',
  'lp-list-change',
] as const;

export const parts = {
  root: 'The whole content of the element.',
  header: 'The bar with search, menu and languages.',
  'search-input': 'The search box with its border and buttons.',
  suggestions: 'The list of suggestions below the search box.',
  results: 'The results with their count.',
  result: 'A row of the results or of a list.',
  'result-title': 'The heading of a row.',
  block: 'A block of home.',
  'block-title': 'The heading of a block.',
  card: 'A card of an item or a list.',
  'card-title': 'The heading of a card.',
  heart: 'The favourites button.',
  tabs: 'The row of tabs.',
  state: 'The empty state and the error state.',
  popup: 'A popup that a button opens.',
  dialog: 'A dialog without its backdrop.',
  toast: 'A message that disappears after some seconds.',
  player: 'The area of the image, the controls or the frame.',
} as const;

const onEveryPage = 'config-url="/config.json" session-url="/session.json"';

export const details: Record<Tag, Details> = {
  'lp-catalog-home': {
    title: 'Catalog',
    events: [
      ...always,
      'lp-navigate',
      'lp-page',
      'lp-search',
      'lp-select',
      'lp-media-state',
      'lp-analytics',
      'lp-feedback',
    ],
    parts: [
      ...layers,
      'header',
      'search-input',
      'suggestions',
      'results',
      'result',
      'result-title',
      'block',
      'block-title',
      'card',
      'card-title',
      'heart',
      'tabs',
      'player',
    ],
    reserve: 'display: block; min-height: var(--lp-reserve, 100vh)',
    example: `<lp-catalog-home ${onEveryPage} base-path="/"></lp-catalog-home>`,
  },
  'lp-search': {
    title: 'Search',
    events: [...always, 'lp-navigate', 'lp-search', 'lp-select', 'lp-analytics'],
    parts: [...layers, 'search-input', 'suggestions', 'results', 'result', 'result-title', 'heart'],
    reserve: 'display: block; min-height: var(--lp-reserve, 44px)',
    example: `<lp-search ${onEveryPage}></lp-search>`,
  },
  'lp-lists': {
    title: 'Lists',
    events: [...always, 'lp-navigate', 'lp-select'],
    parts: [...layers, 'tabs', 'card', 'card-title', 'result', 'result-title', 'heart'],
    reserve: 'display: block; min-height: var(--lp-reserve, 480px)',
    example: `<lp-lists ${onEveryPage} list-type="favorites"></lp-lists>`,
  },
  'lp-media-player': {
    title: 'Media player',
    events: [...always, 'lp-navigate', 'lp-media-state'],
    parts: [...layers, 'tabs', 'heart', 'player'],
    reserve: 'display: block; min-height: var(--lp-reserve, 480px)',
    example: `<lp-media-player ${onEveryPage} media-id="1" media-type="video"></lp-media-player>`,
  },
  'lp-favourites-button': {
    title: 'Favourites button',
    events: [...always],
    parts: [...layers, 'heart'],
    reserve: 'display: inline-block; min-width: 24px; min-height: 24px',
    example: `<lp-favourites-button ${onEveryPage} element-id="1" type="course" name="First aid"></lp-favourites-button>`,
  },
};

/** The codes of `lp-error`: what each means, and what to do. */
export const errorCodes: Record<string, { about: string; remedy: string }> = {
  attribute: mistake('An attribute has a value that it does not allow.', 'Write one of the expected values.'),
  configuration: mistake(
    'A field of the configuration or of the session has a value that it does not allow.',
    'Correct the field.',
  ),
  forbidden: mistake('The server refuses the configuration or the session.', 'Grant access to the address.'),
  gone: mistake('The address of the configuration or the session no longer exists.', 'Correct the address.'),
  internal: mistake('The element has a fault.', 'Report it with its message.'),
  labels: mistake('An entry of `labels` replaces no text.', 'Correct the key or the text.'),
  malformed: mistake('The configuration or the session is not JSON.', 'Answer JSON from the address.'),
  'no-configuration': mistake(
    'No element and no script of the page has a configuration.',
    'Set `config-url`, or call `configure()`.',
  ),
  'not-found': mistake(
    'Nothing is at the address of the configuration or the session.',
    'Correct the address.',
  ),
  offline: mistake(
    'The address of the configuration or the session cannot be reached.',
    'Check the address, its CORS headers and the network.',
  ),
  'outside-base-path': mistake(
    'The page is not below `base-path`, so links lead to other pages.',
    'Set the path at which the page is.',
  ),
  property: mistake('A property has a value that it does not allow.', 'Correct the value.'),
  refused: mistake(
    'The server rejects the request for the configuration or the session.',
    'Check the server.',
  ),
  server: mistake('The server of the configuration or the session has an error.', 'Check the server.'),
  texts: mistake(
    'The texts of a language could not be loaded.',
    'Check that all files of the build are served.',
  ),
  timeout: mistake('The server of the configuration or the session is too slow.', 'Check the server.'),
  unauthorized: mistake(
    'The configuration or the session requires a login.',
    'Serve the configuration without a login.',
  ),
  'unknown-attribute': mistake(
    'The name of an attribute is similar to one that the element has.',
    'Correct the name.',
  ),
  'unknown-block': mistake('`blocks` names a block that is not configured.', 'Name a configured block.'),
  'unknown-catalog': mistake('`catalog-id` names no configured catalog.', 'Write the id of a catalog.'),
  'unknown-key': mistake(
    'The name of a field of the configuration is similar to one that is expected.',
    'Correct the name.',
  ),
};

function mistake(about: string, remedy: string) {
  return { about, remedy };
}

/** The types of attributes whose text is JSON. */
export const objectTypes = {
  config: 'CatalogConfiguration',
  labels: "NonNullable<PortalSettings['labels']>",
} as const satisfies Record<string, string>;

/** The types of properties without an attribute, as a page's TypeScript sees them. */
export const propertyTypes: Record<keyof typeof commonProperties, string> = {
  session: 'Session',
  accessToken: 'string',
  getAccessToken: "NonNullable<PortalSettings['getAccessToken']>",
  notifications: 'readonly { text: string; href?: string; at?: string }[]',
  searchSource: '{ searchClient: object; indexName: string; sorts?: object; fields?: object }',
  analytics: 'AnalyticsClient',
  sendFeedback: '(feedback: Feedback) => unknown',
};

/** Tokens that a page may set on an element or above it. `light` and `dark` are the default values. */
export const tokens: Record<string, { about: string; syntax?: string; light: string; dark?: string }> = {
  '--lp-color-primary': colour('Buttons, links and the selected state.', '#0a5c8f', '#7cc0ec'),
  '--lp-color-on-primary': colour('Text on the primary colour.', '#ffffff', '#06202f'),
  '--lp-color-text': colour('Text.', '#1b232b', '#e8edf2'),
  '--lp-color-muted': colour('Secondary text.', '#55616d', '#a8b4c0'),
  '--lp-color-surface': colour('The background.', '#ffffff', '#14191f'),
  '--lp-color-raised': colour('Cards, dialogs, popups.', '#ffffff', '#1d242c'),
  '--lp-color-border': colour('Borders.', '#d5dce3', '#37424d'),
  '--lp-color-focus': colour('The focus ring.', '#0a5c8f', '#9bd2f5'),
  '--lp-color-danger': colour('Errors and destructive actions.', '#b3261e', '#ff9c92'),
  '--lp-color-success': colour('Success.', '#1c6b3a', '#82d6a0'),
  '--lp-color-warning': colour('Warnings.', '#8a5200', '#f2bf6b'),
  '--lp-radius': {
    about: 'Border radius of controls. The radius of cards is twice as large.',
    syntax: '<length>',
    light: '6px',
  },
  '--lp-font': { about: 'Font family.', light: 'inherit' },
  '--lp-text-base': {
    about: 'Size of body text, for example `18px` or `1.125rem`.',
    syntax: '<length>',
    light: '16px',
  },
  '--lp-reserve': {
    about: 'Height that the page reserves until the element is defined; read by lp-host.css.',
    syntax: '<length>',
    light: 'by element',
  },
};

function colour(about: string, light: string, dark: string) {
  return { about, syntax: '<color>', light, dark };
}
