import { makeAcademy } from '../../../demo/portal/academy/academy';
import type { Person, PortalCatalog } from '../../../demo/portal/catalog-format';
import { createPortal, type Portal } from '../../../demo/portal/portal';
import type { RenderedElement, RenderOptions } from '../../../elements/server/render-options';
import { cookieFor, origin } from '../../portal/open-portal';
import { distFolder, renderElement } from './built-server';

export { origin };

const today = new Date('2026-03-02T09:00:00Z');

/** What a test changes of a render. */
interface ScreenOptions extends Partial<RenderOptions> {
  /** The language that the page and the browser of the visitor have. */
  lang?: string;
  /** Who has signed in on the page. */
  person?: Person | undefined;
}

/** A reference portal in this process, and the pages that a server renders over it. */
export interface Academy {
  portal: Portal;
  catalog: PortalCatalog;
  /** Renders the catalog at a path as the portal page has it. */
  render(path: string, options?: ScreenOptions): Promise<RenderedElement>;
  /** Returns the `fetch` of a server that answers a visitor, without a network. */
  fetchFor(visitor: Visitor): Promise<typeof fetch>;
}

interface Visitor {
  lang?: string | undefined;
  person?: Person | undefined;
}

/** Opens the demo's catalog. The caller closes the portal. */
export async function openAcademy(
  change: (catalog: PortalCatalog) => PortalCatalog = same,
): Promise<Academy> {
  const catalog = change(makeAcademy({ today }));
  const portal = await createPortal({
    databaseFile: ':memory:',
    catalog,
    today,
    tokenLifetimeSeconds: 900,
    distFolder,
    pageFolders: ['demo/pages'],
    testControls: true,
  });
  const academy: Academy = {
    portal,
    catalog,
    fetchFor: (visitor) => fetchFor(portal, visitor),
    render: async (path, options = {}) => {
      const { lang = 'en', person, attributes, ...others } = options;
      return renderElement('lp-catalog-home', {
        attributes: { ...portalPage, lang, ...attributes },
        url: origin + path,
        fetch: others.fetch ?? (await fetchFor(portal, { lang, person })),
        // Only a service that never answers reaches it.
        timeoutMs: 20_000,
        ...others,
      });
    },
  };
  return academy;
}

const same = (catalog: PortalCatalog) => catalog;

const portalPage = {
  'config-url': '/config.json',
  'session-url': '/session.json',
  'base-path': '/',
  'heading-level': 1,
} as const;

async function fetchFor(portal: Portal, { lang = 'en', person }: Visitor): Promise<typeof fetch> {
  const cookie = person && (await cookieFor(portal, person.id));
  return async (input, init) => {
    const request = new Request(input, init);
    if (!request.headers.has('accept-language')) request.headers.set('accept-language', lang);
    if (cookie) request.headers.set('cookie', cookie);
    return portal.fetch(request);
  };
}
