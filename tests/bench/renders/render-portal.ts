import { makeAcademy } from '../../../demo/portal/academy/academy';
import type { Person, PortalCatalog } from '../../../demo/portal/catalog-format';
import { createPortal, type Portal } from '../../../demo/portal/portal';
import type { RenderOptions } from '../../../elements/server/render-options';
import { cookieFor, origin } from '../../portal/open-portal';
import { createMemoryFetch, type MemoryFetch } from './memory-fetch';

const today = new Date('2026-03-02T08:00:00Z');
const blocks = 17;
const cultures = ['en-GB', 'da-DK', 'pl-PL'];

/** The screens that a run renders in turn. */
export const paths = {
  home: '/',
  search: '/catalog/search/excel',
  'see all': '/catalog/see-all/News',
  media: '/catalog/play-media/1317/video',
} as const;

export type Screen = keyof typeof paths;

/** Somebody who opens the screens. */
export interface Viewer {
  /** Undefined for a visitor. */
  person: Person | undefined;
  token: string | undefined;
  options: Pick<RenderOptions, 'session' | 'getAccessToken'> & { lang: string };
  /** The answers for each screen. */
  answers: Readonly<Record<Screen, MemoryFetch>>;
}

export interface RenderPortal {
  catalog: PortalCatalog;
  /** A visitor and two people. */
  viewers: readonly Viewer[];
  close: () => void;
}

/** Opens the reference portal with a home of 17 blocks. */
export async function openRenderPortal(): Promise<RenderPortal> {
  const catalog = withBlocks(makeAcademy({ today }));
  const portal = await createPortal({
    databaseFile: ':memory:',
    catalog,
    today,
    // A run on a busy machine is long.
    tokenLifetimeSeconds: 24 * 60 * 60,
    distFolder: 'dist',
    pageFolders: ['demo/pages'],
  });
  const people = catalog.people.filter(({ loginType }) => loginType === 'user').slice(0, 2);
  const viewers = await Promise.all(
    [undefined, ...people].map((person, at) => viewerOf(portal, person, cultures[at] ?? 'en-GB')),
  );
  return { catalog, viewers, close: () => portal.close() };
}

/** Adds blocks of the other catalog to the first, so that visitors have as many as a large home has. */
function withBlocks(catalog: PortalCatalog): PortalCatalog {
  const [first, ...others] = catalog.catalogs;
  if (!first) throw new Error('The demo has no catalog.');
  const components = [first, ...others].flatMap((one) => one.components).slice(0, blocks);
  if (components.length < blocks) throw new Error(`The demo has only ${components.length} blocks.`);
  return { ...catalog, catalogs: [{ ...first, components }, ...others] };
}

async function viewerOf(portal: Portal, person: Person | undefined, lang: string): Promise<Viewer> {
  const cookie = person && (await cookieFor(portal, person.id));
  const call: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('accept-language', lang);
    if (cookie) request.headers.set('cookie', cookie);
    return portal.fetch(request);
  };
  const { session, token } = (await (await call(`${origin}/session.json`)).json()) as Signed;
  const signedIn = token === undefined ? {} : { session, getAccessToken: () => token };
  return {
    person,
    token,
    options: { lang, ...signedIn },
    answers: {
      home: createMemoryFetch(call),
      search: createMemoryFetch(call),
      'see all': createMemoryFetch(call),
      media: createMemoryFetch(call),
    },
  };
}

interface Signed {
  session?: Record<string, unknown>;
  token?: string;
}
