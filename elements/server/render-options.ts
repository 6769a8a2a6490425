import type { HeadTags } from '../../src/shell/server/for-servers';
import type { PortalSettings } from '../../src/shell/for-elements';
import type { Attributes } from './attributes';

/** What `renderElement` needs of a request and of the page. */
export interface RenderOptions {
  /** The attributes of the tag. */
  attributes?: Attributes;
  /** The absolute address of the request. Its path and query name the screen. */
  url: string | URL;
  /** The content of `config-url`. Without it, `fetch` gets the configuration. */
  configuration?: unknown;
  /** Who is signed in. A session makes the answer private. */
  session?: PortalSettings['session'];
  /** Called for a token. The HTML never contains the token. */
  getAccessToken?: PortalSettings['getAccessToken'];
  /** Makes the calls, with the cookies and addresses of the server. Default: the `fetch` of the platform. */
  fetch?: typeof fetch;
  /** The milliseconds after which what has not loaded stays a placeholder. Default: 800. */
  timeoutMs?: number;
  /** The address of the folder of the bundle. Default: `/dist/`. */
  assets?: string;
  /**
   * How the HTML has its styles. `linked`, the default, works under a strict content security policy, and a browser loads
   * the sheet once for all pages. `inline` paints a first visit earlier, because it saves a request. Under a policy, it
   * needs `nonce`.
   */
  styles?: 'linked' | 'inline';
  /** The nonce of the page's content security policy. With it, readers without script see the colours of blocks. */
  nonce?: string;
}

/** The HTML of an element, and what the rest of the answer needs. */
export interface RenderedElement {
  /** The tag with its content. */
  html: string;
  /** The tags for the head of the page, as HTML. */
  head: string;
  /** The same tags as data, for a framework that writes the head itself. */
  headTags: HeadTags;
  /** The status: 200, 302 with a location, 403, 404, or 503 when the portal has not answered or has no catalog. */
  status: number;
  /** With status 302, the address of the login, or of the search for a phrase from a form without script. */
  location?: string;
  /** The value of the header Cache-Control. */
  cacheControl: string;
}
