import type { Browser, BrowserContext, Page } from 'playwright';
import type { PortalCatalog } from '../../demo/portal/catalog-format';
import type { Problem } from './measures/page-tree';
import type { Screen, Viewer } from './screens';
import { servePortal } from './serve-portal';
import { followRequests, waitUntilStable, twoFrames } from './wait-until-stable';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export interface Screenshot {
  widthPx: number;
  scheme: Scheme;
  /** Only where pictures are wanted. */
  picture?: Buffer;
  problems: readonly Problem[];
}

/** Window heights of the devices that have these widths. */
export const heightsPx: Readonly<Record<number, number>> = { 320: 640, 390: 844, 820: 1180, 1280: 800 };
const highestPx = 6000;
const measurements = 2;
const showsMs = 10_000;

/** At which widths and in which schemes a screen is visited, and whether each visit leaves a picture. */
export interface Views {
  widthsPx: readonly number[];
  schemes: readonly Scheme[];
  takesPictures: boolean;
}

/** A portal of its own, so that two lanes do not disturb each other. */
export interface Lane {
  /** One screen at several widths; nothing that the browser keeps is left over from another screen. */
  take(screen: Screen, views: Views): Promise<Screenshot[]>;
  close(): void;
}

/** Opens a lane; `script` is what measures inside the page. */
export async function openLane(browser: Browser, catalog: PortalCatalog, script: string): Promise<Lane> {
  const portal = await servePortal(catalog);
  const { address, close } = portal;
  return {
    take: async (screen, { widthsPx, ...views }) => {
      const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
      await context.addInitScript({ content: script });
      const person = personOf(catalog, screen.as);
      if (person !== undefined) await context.addCookies(await portal.signIn(person));
      if (screen.fault)
        await portal.send('/__faults', { method: 'POST', body: JSON.stringify(screen.fault) });
      const screenshots: Screenshot[] = [];
      for (const widthPx of widthsPx)
        screenshots.push(
          ...(await visit(context, { url: address + screen.path, screen, widthPx, ...views })),
        );
      await portal.send('/__faults', { method: 'DELETE' });
      await context.close();
      return screenshots;
    },
    close,
  };
}

function personOf({ people }: PortalCatalog, viewer: Viewer): string | undefined {
  if (viewer === 'public') return undefined;
  const isSought = ({ loginType, roles }: (typeof people)[number]) =>
    loginType === 'user' && roles.includes(viewer);
  return people.find(isSought)?.id;
}

interface Visit {
  url: string;
  screen: Screen;
  widthPx: number;
  schemes: readonly Scheme[];
  takesPictures: boolean;
}

async function visit(
  context: BrowserContext,
  { url, screen, widthPx, schemes: wanted, takesPictures }: Visit,
): Promise<Screenshot[]> {
  const page = await context.newPage();
  const openRequests = followRequests(page);
  const heightPx = heightsPx[widthPx] ?? widthPx;
  const early: Problem[] = [];
  const whenStable = async () => {
    if (screen.isLoading) return twoFrames(page);
    if (!(await waitUntilStable(page, openRequests))) early.push(ofPage('never comes to rest'));
  };
  await page.setViewportSize({ width: widthPx, height: heightPx });
  await page.goto(url, { waitUntil: screen.isLoading ? 'commit' : 'load' });
  early.push(...(await reach(page, screen)));
  await whenStable();
  // What lies far below comes only once it is near, and makes the page longer.
  for (let measurement = 0; measurement < measurements && !screen.isLayer; measurement += 1) {
    await page.setViewportSize({ width: widthPx, height: await wholeHeight(page, heightPx) });
    await whenStable();
  }
  const screenshots: Screenshot[] = [];
  for (const scheme of wanted) {
    await page.emulateMedia({ colorScheme: scheme });
    await whenStable();
    const problems = [...early, ...(await page.evaluate<Problem[]>('lpMeasure.findProblems()'))];
    const picture = takesPictures ? await page.screenshot({ type: 'jpeg', quality: 80 }) : undefined;
    screenshots.push({ widthPx, scheme, ...(picture && { picture }), problems });
  }
  await page.close();
  return screenshots;
}

/** Does what the person does and waits for what must be in sight; a screen that does not come is a problem, not a crash. */
async function reach(page: Page, { act, shows }: Screen): Promise<Problem[]> {
  page.setDefaultTimeout(showsMs);
  try {
    if (act) await act(page);
    await page.locator(shows).filter({ visible: true }).first().waitFor();
    return [];
  } catch {
    return [ofPage(`does not show ${shows}`)];
  }
}

const ofPage = (what: string): Problem => ({ what, where: 'page', example: '' });

async function wholeHeight(page: Page, heightPx: number): Promise<number> {
  const content = await page.evaluate<number>('lpMeasure.contentHeight()');
  return Math.min(Math.max(content, heightPx), highestPx);
}
