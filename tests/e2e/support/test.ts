import AxeBuilder from '@axe-core/playwright';
import type { RunOptions } from 'axe-core';
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';

interface PortalFixture {
  /** Signs in as somebody who holds this role, by the portal's own page, and opens `path`. */
  signIn: (name: string, path: string) => Promise<void>;
  /** Takes console errors that the test expects; any other fails it. */
  expectErrors: (pattern: RegExp) => void;
}

/**
 * Every test starts on fresh data, and fails on a console error, a warning of React or another library, a page error
 * or a call that the portal does not know.
 */
export const test = base.extend<{ portal: PortalFixture }>({
  /** Each worker has a portal of its own. */
  baseURL: async ({ baseURL }, give, { parallelIndex }) => {
    const address = new URL(baseURL ?? '');
    address.port = String(Number(address.port) + parallelIndex);
    await give(address.origin);
  },
  portal: [
    async ({ page, request }, use) => {
      await request.post('/__reset');
      const expected: RegExp[] = [];
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || isLibraryWarning(message))
          problems.push(`console: ${message.text()}`);
      });
      await use({
        signIn: (name, path) => signIn(page, name, path),
        expectErrors: (pattern) => void expected.push(pattern),
      });
      const { calls } = (await (await request.get('/__calls')).json()) as {
        calls: { operationId: string | null; path: string }[];
      };
      const unknown = calls
        .filter(({ operationId }) => operationId === null)
        .map(({ path }) => `unknown call: ${path}`);
      const open = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect([...open, ...unknown]).toEqual([]);
    },
    { auto: true },
  ],
});

/** A warning that a script of the bundle wrote and that is not one of ours: those name the element or the package. */
const isLibraryWarning = (message: ConsoleMessage): boolean =>
  message.type() === 'warning' &&
  message.location().url.includes('/dist/') &&
  !/^(lp-catalog|<lp-)/.test(message.text());

async function signIn(page: Page, name: string, path: string): Promise<void> {
  await page.goto(`/frontend-shell/authenticate?returnUrl=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.waitForURL(`**${path}`);
}

const accessibility: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/** The automatic part of WCAG 2.2 A and AA, through the shadow roots. */
export async function expectAccessible(page: Page): Promise<void> {
  await nothingMoves(page);
  // In one page, and without a report on what passes: a third of the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(accessibility).analyze();
  const reported = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${JSON.stringify(target)} ${failureSummary ?? ''}`).join(' ')}`,
  );
  expect(reported).toEqual([]);
}

/** The same, as the page looks in light and in dark. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/**
 * A colour on its way from one scheme to the other would be judged as neither, and so would a screen that appears; both
 * start with the next frame. What moves for as long as it shows, such as a skeleton, is not waited for.
 */
async function nothingMoves(page: Page): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await page.evaluate(frame);
  await page.waitForFunction(() => {
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const running = [document, ...shadows].flatMap((root) => root.getAnimations());
    return running.every(({ effect }) => effect?.getComputedTiming().endTime === Infinity);
  });
}

export { expect };
