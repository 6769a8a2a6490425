// The build generates the package's types from this text, so it must not reference types of other files.
/** The detail of each event of an element. */
export interface EventDetails {
  'lp-ready': Record<string, never>;
  'lp-error': {
    code: string;
    field?: string | undefined;
    message: string;
    expected?: string | undefined;
    actual?: string | undefined;
    suggestion?: string | undefined;
  };
  'lp-navigate': { href: string; route?: { name: string } };
  'lp-login-required': { returnUrl: string };
  'lp-page': {
    title: string;
    description: string;
    image?: string | undefined;
    canonicalPath?: string | undefined;
    robots?: 'noindex' | undefined;
    jsonLd?: { '@context': string; '@graph': readonly object[] } | undefined;
  };
  'lp-search': { phrase: string };
  'lp-select': { elementId: string; type: string };
  'lp-favourite-change': { elementId: string; type: string; isFavourite: boolean; lists: readonly string[] };
  'lp-list-change': {
    listId: string;
    change: 'created' | 'edited' | 'deleted' | 'followed' | 'unfollowed';
  };
  'lp-media-state': { mediaId: string; state: 'playing' | 'paused' | 'ended'; seconds: number };
  'lp-analytics':
    | { event: 'searched' | 'no-results'; phrase: string; count: number; filters: string }
    | { event: 'opened'; phrase: string; elementId: string; type: string; position: number };
  'lp-feedback': { text: string; mayContact: boolean };
}
