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
  /** The same page, whose server renders the first screen of each element. */
  openRendered(path: string): Promise<Page>;
  close(): void;
}

/** Serves the demo over a build, with the pages that are compared, and opens them in fresh contexts. */
export async function openBench(
  browser: Browser,
  catalog: PortalCatalog,
  distFolder: string,
): Promise<Bench> {
  const serve = (isRendering: boolean) => servePortal(catalog, folders, { distFolder, isRendering });
  const [plain, rendering] = [await serve(false), await serve(true)];
  const content = await pageScript('tests/bench/in-page.ts');
  const openFrom = async (portal: ServedPortal, path: string) => {
    const cookies = await portal.signIn(catalog.people[0]?.id ?? '');
    const context = await browser.newContext({ locale: 'en-GB', viewport: windowSize });
    await context.addCookies(cookies);
    await context.addInitScript({ content });
    const page = await context.newPage();
    await slowDown(page, slowdown);
    await page.goto(portal.address + path, { waitUntil: 'commit' });
    return page;
  };
  return {
    open: (path) => openFrom(plain, path),
    openRendered: (path) => openFrom(rendering, path),
    close: () => {
      plain.close();
      rendering.close();
    },
  };
}

export const close = (page: Page) => page.context().close();

/** 1 is the machine's own speed. */
export async function slowDown(page: Page, rate = slowdown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
