import { test as base, expect, type Page } from '@playwright/test';
import { readHostState, type HostState } from './in-page';
import { hostPages, type HostPage, type HostPageName } from '../pages/pages';

interface Host {
  /** Opens a host page, signed in as one of the demo's people. */
  open: (name: HostPageName) => Promise<void>;
  /** The page as it is without the elements: the bundle comes empty. */
  bare: (name: HostPageName) => Promise<Seen>;
  /** The page as it is now. */
  seen: () => Promise<Seen>;
  /** Takes console errors that the test expects; any other fails it. */
  expectErrors: (pattern: RegExp) => void;
}

interface Seen extends HostState {
  events: string[];
}

const bundles = /\/(dist|demo\/copy|demo\/newer)\/.*\.js$/;

/** Every test starts on fresh data, and fails on a console error, a page error or a breach of the page's policy. */
export const test = base.extend<{ host: Host }>({
  host: [
    async ({ page, request }, use) => {
      await request.post('/__reset');
      await signIn(page);
      const expected: RegExp[] = [];
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      const open = async (name: HostPageName) => {
        const { media }: HostPage = hostPages[name];
        if (media) await page.emulateMedia(media);
        await page.goto(`/demo/${name}.html`);
      };
      await use({
        open,
        bare: async (name) => {
          await page.route(bundles, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
          await open(name);
          const seen = await see(page);
          await page.unroute(bundles);
          return seen;
        },
        seen: () => see(page),
        expectErrors: (pattern) => void expected.push(pattern),
      });
      const violations = await page.evaluate(() => (window as { hostViolations?: string[] }).hostViolations);
      expect(violations ?? []).toEqual([]);
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/frontend-shell/authenticate', {
    form: { person: process.env['HOSTS_PERSON'] ?? '' },
  });
  expect(answer.ok()).toBe(true);
}

/** Uses the page's own controls, and reads everything that an element could have changed. */
async function see(page: Page): Promise<Seen> {
  await page.evaluate(() => void (window as { hostEvents?: string[] }).hostEvents?.splice(0));
  // By event, since a hostile page hides its own button.
  await page.locator('#host-button').dispatchEvent('click');
  await page.locator('#host-input').focus();
  await page.keyboard.type('ab');
  await page.keyboard.press('Escape');
  const events = await page.evaluate(() => (window as { hostEvents?: string[] }).hostEvents ?? []);
  await page.locator('#host-input').fill('');
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  await page.mouse.move(0, 0);
  return { ...(await page.evaluate(readHostState)), events: [...events] };
}

export { expect };
