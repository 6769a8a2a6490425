import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { guidOf } from '../../../demo/portal/academy/fingerprint';
import type { Screen, Variant } from '../screens';
import { callsOf, pausedCode } from './server-page';
import { isReady, isShown, untilIdle, watchPage } from './in-page';

export { expect };

/** A page that a server has rendered. */
interface ServerPage {
  /** Opens a screen, and waits until all that comes without code has loaded. The code waits. */
  open(screen: Screen, variant: Variant): Promise<void>;
  /** Lets the code run, and waits until nothing loads any more and the browser is idle. */
  hydrate(): Promise<void>;
  /** The calls to services since the last time. */
  calls(): Promise<string[]>;
  /** What the console has said. */
  said: string[];
}

export const test = base.extend<{ serverPage: ServerPage }>({
  /** Each worker has a portal of its own, whose calls are those of its test. */
  baseURL: async ({ baseURL }, give, { parallelIndex }) => {
    const address = new URL(baseURL ?? '');
    address.port = String(Number(address.port) + parallelIndex);
    await give(address.origin);
  },
  serverPage: async ({ page }, give) => {
    const code = await pausedCode(page, '**/dist/lp-catalog-home.js');
    const loading = requestsOf(page);
    const said = messagesOf(page);
    await page.addInitScript(watchPage);
    await give({
      said,
      async open({ path, person, status = 200 }, { width, colorScheme }) {
        code.hold();
        if (person) await signIn(page, guidOf(`person ${person}`));
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.request.delete('/__calls');
        const response = await page.goto(path, { waitUntil: 'commit' });
        expect([response?.status(), response?.request().redirectedFrom()]).toEqual([status, null]);
        await page.waitForFunction(isShown);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.evaluate(untilIdle);
      },
      async hydrate() {
        code.run();
        await page.waitForFunction(isReady);
        // What one answer shows may load the next one.
        await expect
          .poll(async () => {
            await page.evaluate(untilIdle);
            return loading.size;
          })
          .toBe(0);
        await page.evaluate(untilIdle);
      },
      calls: () => callsOf(page),
    });
  },
});

async function signIn({ request }: Page, person: string): Promise<void> {
  await request.post('/frontend-shell/authenticate', { form: { person } });
  const { session } = (await (await request.get('/session.json')).json()) as { session: { id?: string } };
  expect(session.id).toBe(person);
}

/** The requests of a page that have no answer. A video may load for as long as it shows. */
function requestsOf(page: Page): ReadonlySet<unknown> {
  const open = new Set<unknown>();
  page.on('request', (request) => request.resourceType() !== 'media' && open.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => open.delete(request));
  return open;
}

/** What a page says: every message of the console but React's advertisement, and every error of a script. */
function messagesOf(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(`page error: ${message}`));
  page.on('console', (message) => {
    if (!isOfBrowser(message, page)) said.push(`${message.type()}: ${message.text()}`);
  });
  return said;
}

/** A message on the status of the page itself, or React's on its tools. */
const isOfBrowser = (message: ConsoleMessage, page: Page): boolean =>
  message.location().url === page.url() || message.text().includes('React DevTools');
