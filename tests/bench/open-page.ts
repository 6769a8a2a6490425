import type { Browser, Page } from 'playwright';
import type { PortalCatalog } from '../../demo/portal/catalog-format';
import { servePortal, type ServedPortal } from '../screenshots/serve-portal';
import { pageScript } from '../screenshots/page-script';

/** How much slower than this machine the person's is. */
const slowdown = 4;
const folders = ['tests/bench/floor', 'tests/bench/ours'];
const windowSize = { width: 1280, height: 800 };

/** What the script in the page has seen. */
export interface Readings {
  largestPaintMs: number;
  /** When the last element of the page was ready; 0 for a page without elements. */
  readyMs: number;
  shift: number;
  longestTaskMs: number;
  waterfallDepth: number;
}

export interface Bench {
  /** A page in a browser with an empty cache, slowed down, with the participant signed in. */
  open(path: string): Promise<Page>;
  /**
   * A page over a mobile network, from a portal that compresses its answers. If the portal is rendering, it renders the
   * first screen of each element.
   */
  openMobile(path: string, portal: 'plain' | 'rendering'): Promise<Page>;
  close(): void;
}

/** Serves the demo over a build, with the pages that are compared, and opens them in fresh contexts. */
export async function openBench(
  browser: Browser,
  catalog: PortalCatalog,
  distFolder: string,
): Promise<Bench> {
  const serve = (build: object) => servePortal(catalog, folders, { distFolder, ...build });
  const local = await serve({});
  const mobile = {
    plain: await serve({ isCompressing: true }),
    rendering: await serve({ isCompressing: true, isRendering: true }),
  };
  await warmUp(mobile.rendering, catalog);
  const content = await pageScript('tests/bench/in-page.ts');
  const openFrom = async (portal: ServedPortal, path: string, slow = slowDown) => {
    const cookies = await portal.signIn(catalog.people[0]?.id ?? '');
    const context = await browser.newContext({ locale: 'en-GB', viewport: windowSize });
    await context.addCookies(cookies);
    await context.addInitScript({ content });
    const page = await context.newPage();
    await slow(page);
    await page.goto(portal.address + path, { waitUntil: 'commit' });
    return page;
  };
  return {
    open: (path) => openFrom(local, path),
    openMobile: (path, portal) => openFrom(mobile[portal], path, goMobile),
    close: () => {
      for (const portal of [local, ...Object.values(mobile)]) portal.close();
    },
  };
}

/** As many renders as the engine needs to compile the code of a server that has just started. */
const firstRenders = 20;

/** Renders the pages until the server is as fast as one that runs for days. The pages by hand share its services. */
async function warmUp(portal: ServedPortal, { people }: PortalCatalog): Promise<void> {
  const [{ name, value } = { name: '', value: '' }] = await portal.signIn(people[0]?.id ?? '');
  for (let round = 0; round < firstRenders; round += 1)
    for (const page of ['home', 'search'])
      await portal.send(`/demo/rendered-${page}.html`, { headers: { cookie: `${name}=${value}` } });
}

export const close = (page: Page) => page.context().close();

/** 1 is the machine's own speed. */
export async function slowDown(page: Page, rate = slowdown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** What Chromium's developer tools call Fast 4G: milliseconds, and bytes in a second. */
const mobileNetwork = {
  offline: false,
  latency: 165,
  downloadThroughput: 1_012_500,
  uploadThroughput: 168_750,
};

/**
 * Slows down the processor and the network. A server saves round trips, which cost nothing on the machine of the portal.
 */
async function goMobile(page: Page): Promise<void> {
  await slowDown(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', mobileNetwork);
}
